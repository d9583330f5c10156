//! How fast the ring game counts, proves and thinks.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ringspin::chance::Chance;
use ringspin::mozyring::rules::{Game, Options, Rulebook};
use ringspin::mozyring::search::{Level, choose, perft, solve};

fn counting(criterion: &mut Criterion) {
    let Ok(book) = Rulebook::new(Options::classic(2)) else {
        return;
    };
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(perft(&book, 6)));
    group.bench_function("two players, depth 6", |bencher| {
        bencher.iter(|| perft(black_box(&book), 6));
    });
    group.finish();
}

fn proving(criterion: &mut Criterion) {
    let Ok(game) = Game::new(Options::biggest()) else {
        return;
    };
    let mut group = criterion.benchmark_group("solve");
    group.sample_size(10);
    group.bench_function("who is the biggest, from the empty board", |bencher| {
        bencher.iter(|| solve(black_box(&game), 27, 16, &mut || false));
    });
    group.finish();
}

fn thinking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("one expert move");
    group.sample_size(10);
    for players in 2..=4 {
        let Ok(mut game) = Game::new(Options::classic(players)) else {
            return;
        };
        // Not the centre: that game is in the book.
        for text in ["a1S", "c3L", "b1M"] {
            let _ = text.parse().map(|slot| game.place(slot));
        }
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| choose(black_box(&game), Level::Expert, &mut Chance::new(1), &mut || false));
        });
    }
    group.finish();
}

criterion_group!(benches, counting, proving, thinking);
criterion_main!(benches);
