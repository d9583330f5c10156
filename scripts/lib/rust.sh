# shellcheck shell=sh
# Finds a Rust toolchain that is new enough, or says how to get one. Needs lib/packages.sh for `fail`.

# Puts cargo on the path, and stops with advice when there is none or it is older than Cargo.toml asks.
require_rust() { # ROOT
    # A fresh rustup is not on the path of a shell that was open before.
    if ! command -v cargo >/dev/null && [ -x "${CARGO_HOME:-$HOME/.cargo}/bin/cargo" ]; then
        PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
        export PATH
    fi
    needed=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$1/Cargo.toml")
    if ! command -v cargo >/dev/null || ! command -v rustc >/dev/null; then
        fail "Rust $needed or newer is needed, and there is none here. Get it from https://rustup.rs:

    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh

or, where the system has a package named rustup, install that and run: rustup default stable
Then run this script again."
    fi
    version=$(rustc --version) || fail "rustc does not run. With rustup, this sets it up: rustup default stable"
    found=$(echo "$version" | sed 's/^rustc \([0-9]*\.[0-9]*\).*$/\1/')
    if [ "${found%%.*}" -lt "${needed%%.*}" ] ||
        { [ "${found%%.*}" -eq "${needed%%.*}" ] && [ "${found#*.}" -lt "${needed#*.}" ]; }; then
        fail "Rust $needed or newer is needed, and this is $version. With rustup: rustup update stable
Without it, see https://rustup.rs"
    fi
}
