# shellcheck shell=sh
# The system packages that Ringspin wants: which of them are missing, and installing those.
# Read by scripts/play, scripts/test and .ci/run; knows Debian and Ubuntu, Fedora, and Arch.
#
# A purpose is one of:
#   compile  a C compiler, which is also Rust's linker
#   game     headers to build the window, sound and gamepads (the run-time libraries come with them)
#   render   Vulkan and Mesa's drivers, a software one among them
#   window   what a window on X11 or Wayland loads at run time

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# Which family of package names this system has: debian, fedora, arch, macos or unknown.
system_family() {
    if [ "$(uname -s)" = Darwin ]; then
        echo macos
    elif command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        echo debian
    elif command -v dnf >/dev/null && command -v rpm >/dev/null; then
        echo fedora
    elif command -v pacman >/dev/null; then
        echo arch
    else
        echo unknown
    fi
}

# The names of the packages for one purpose, in one family.
packages_for() { # FAMILY PURPOSE
    case $1-$2 in
        debian-compile) echo gcc libc6-dev ;;
        debian-game) echo pkg-config libasound2-dev libudev-dev ;;
        debian-render) echo libvulkan1 mesa-vulkan-drivers ;;
        debian-window)
            echo libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0
            ;;
        fedora-compile) echo gcc glibc-devel ;;
        fedora-game) echo pkgconf-pkg-config alsa-lib-devel systemd-devel ;;
        fedora-render) echo vulkan-loader mesa-vulkan-drivers ;;
        fedora-window)
            echo libX11 libX11-xcb libXcursor libXi libXrandr libxkbcommon libxkbcommon-x11 libwayland-client
            ;;
        arch-compile) echo gcc glibc ;;
        arch-game) echo pkgconf alsa-lib systemd ;;
        arch-render) echo vulkan-icd-loader vulkan-driver ;;
        arch-window) echo libx11 libxcursor libxi libxrandr libxkbcommon libxkbcommon-x11 wayland ;;
    esac
}

# Whether a package is installed. On Fedora and Arch another package that provides it will do.
is_installed() { # FAMILY PACKAGE
    case $1 in
        debian)
            # Any C compiler will do, not only gcc.
            [ "$2" = gcc ] && command -v cc >/dev/null && return 0
            case " $(dpkg-query --show --showformat='${db:Status-Status} ' "$2" 2>/dev/null)" in
                *' installed '*) return 0 ;;
                *) return 1 ;;
            esac
            ;;
        fedora) rpm --query --whatprovides "$2" >/dev/null 2>&1 ;;
        arch) pacman --deptest "$2" >/dev/null 2>&1 ;;
    esac
}

# The packages for the given purposes that are not installed, on one line.
missing_packages() { # FAMILY PURPOSE...
    family=$1
    shift
    missing=
    for purpose in "$@"; do
        for package in $(packages_for "$family" "$purpose"); do
            is_installed "$family" "$package" || missing="$missing $package"
        done
    done
    echo "${missing# }"
}

# The command that installs packages, without sudo.
install_command() { # FAMILY PACKAGE...
    family=$1
    shift
    case $family in
        debian) echo "apt-get install --yes --no-install-recommends $*" ;;
        fedora) echo "dnf install --assumeyes $*" ;;
        arch)
            # Many packages provide vulkan-driver: these three serve AMD, Intel and, in software, everyone.
            names=$(echo "$*" | sed 's/vulkan-driver/vulkan-radeon vulkan-intel vulkan-swrast/')
            # Without any package list only a full update may fetch one: Arch knows no partial updates.
            if ls /var/lib/pacman/sync/*.db >/dev/null 2>&1; then
                echo "pacman --sync --needed --noconfirm $names"
            else
                echo "pacman --sync --refresh --sysupgrade --needed --noconfirm $names"
            fi
            ;;
    esac
}

# Whether to go on with sudo: said by --yes, else asked, else (nobody there to ask) no.
may_use_sudo() { # YES
    [ "$1" = yes ] && return 0
    if [ ! -t 0 ]; then
        say "Nobody is there to ask, so nothing is installed. --yes installs without asking."
        return 1
    fi
    printf 'Run this now? [y/N] ' >&2
    read -r answer || answer=
    case $answer in
        [yY] | [yY][eE][sS]) return 0 ;;
        *) return 1 ;;
    esac
}

# Installs what is missing for the given purposes: as root at once, else through sudo after asking
# (YES is `yes` to not ask). Returns 0 also when something could not be installed: whether to go on
# then, the caller says with `require_packages`.
install_missing() { # YES PURPOSE...
    yes=$1
    shift
    family=$(system_family)
    case $family in
        macos) return 0 ;;
        unknown)
            say "This system's package manager is not known here, so nothing was checked. Wanted are: a C compiler,"
            say "pkg-config, the headers of ALSA and udev, and Vulkan with a driver."
            return 0
            ;;
    esac
    wanted=$(missing_packages "$family" "$@")
    [ -n "$wanted" ] || return 0

    # shellcheck disable=SC2086 # Package names are split on purpose, here and below.
    installing=$(install_command "$family" $wanted)
    say "Some system packages are missing: $wanted"
    if [ "$(id -u)" -eq 0 ]; then
        say "Installing them: $installing"
        as_root=
    else
        say "This installs them: sudo $installing"
        if ! command -v sudo >/dev/null; then
            say "There is no sudo here: run it as root, without the word sudo."
            return 0
        fi
        may_use_sudo "$yes" || return 0
        as_root=sudo
    fi
    if [ "$family" = debian ]; then
        $as_root apt-get update || say "The package lists could not be updated; trying with the old ones."
        # shellcheck disable=SC2086
        $as_root env DEBIAN_FRONTEND=noninteractive $installing </dev/null || say "Installing failed: see above."
    else
        # shellcheck disable=SC2086
        $as_root $installing || say "Installing failed: see above."
    fi
}

# Stops when packages without which nothing can be built are still missing.
require_packages() { # PURPOSE...
    missing=$(missing_packages "$(system_family)" "$@")
    [ -z "$missing" ] || fail "Cannot build without: $missing"
}
