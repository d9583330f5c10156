//! Checks the written strategy against every reply, with rules of its own: nothing of the engine is used.

use std::collections::{HashMap, HashSet};

use super::{STANDARD_WIN, known_move, winning_move};
use crate::mozyring::rules::{Game, Options};

/// 27 signs: `.`, or the number of a colour; small slots first, each size by column, then row.
type Board = [u8; 27];

const EMPTY: Board = [b'.'; 27];

fn slot(size: usize, x: usize, y: usize) -> usize {
    size * 9 + x * 3 + y
}

/// The images of all slots under the 16 symmetries.
fn symmetries() -> Vec<[usize; 27]> {
    let mut all = Vec::new();
    for which in 0..16 {
        let mut image = [0; 27];
        for size in 0..3 {
            for x in 0..3 {
                for y in 0..3 {
                    let (x1, y1) = if which % 2 == 1 { (y, x) } else { (x, y) };
                    let x2 = if which / 2 % 2 == 1 { 2 - x1 } else { x1 };
                    let y2 = if which / 4 % 2 == 1 { 2 - y1 } else { y1 };
                    let size2 = if which / 8 == 1 { 2 - size } else { size };
                    image[slot(size, x, y)] = slot(size2, x2, y2);
                }
            }
        }
        all.push(image);
    }
    all
}

/// Whether the ring in `last` completes a combination.
fn completes(board: &Board, last: usize) -> bool {
    let colour = board[last];
    let own: Vec<(i32, i32, i32)> = (0..27)
        .filter(|&at| board[at] == colour)
        .map(|at| ((at / 9) as i32, (at % 9 / 3) as i32, (at % 3) as i32))
        .collect();
    let (size, x, y) = ((last / 9) as i32, (last % 9 / 3) as i32, (last % 3) as i32);
    let has = |size: i32, x: i32, y: i32| own.contains(&(size, x, y));
    if has(0, x, y) && has(1, x, y) && has(2, x, y) {
        return true;
    }
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
    // The middle of the line is the field itself or a neighbour of it.
    directions.into_iter().any(|(dx, dy)| {
        (-1..=1).any(|shift| {
            let (mx, my) = (x + shift * dx, y + shift * dy);
            let line = |a: i32, b: i32, c: i32| has(a, mx - dx, my - dy) && has(b, mx, my) && has(c, mx + dx, my + dy);
            line(size, size, size) || line(0, 1, 2) || line(2, 1, 0)
        })
    })
}

fn legal(board: &Board, colour: u8) -> Vec<usize> {
    let left = |size: usize| board[size * 9..size * 9 + 9].iter().filter(|&&c| c == colour).count() < 3;
    (0..27).filter(|&at| board[at] == b'.' && left(at / 9)).collect()
}

fn with(board: &Board, at: usize, colour: u8) -> Board {
    let mut next = *board;
    next[at] = colour;
    next
}

/// The strategy's move, looked up under every symmetry.
fn looked_up(strategy: &HashMap<Board, usize>, symmetries: &[[usize; 27]], board: &Board) -> Option<usize> {
    symmetries.iter().find_map(|image| {
        let mut turned = EMPTY;
        for (from, &to) in image.iter().enumerate() {
            turned[to] = board[from];
        }
        let to = *strategy.get(&turned)?;
        image.iter().position(|&found| found == to)
    })
}

#[test]
fn the_first_player_wins_with_the_written_strategy_against_every_reply_within_15_rings() {
    let size_of = |letter: u8| match letter {
        b'S' => 0,
        b'M' => 1,
        _ => 2,
    };
    let strategy: HashMap<Board, usize> = STANDARD_WIN
        .lines()
        .map(|line| {
            let (board, to) = line.split_once(' ').unwrap();
            let to = to.as_bytes();
            let at = slot(size_of(to[2]), usize::from(to[0] - b'a'), usize::from(to[1] - b'1'));
            (board.as_bytes().try_into().unwrap(), at)
        })
        .collect();
    let symmetries = symmetries();
    let mut layer = HashSet::from([EMPTY]);
    // Colours are due in the order 0 1 2 3; within 15 rings nobody can be stuck: three sizes are not used up.
    for ply in (0..15).step_by(2) {
        let (own, other) = (b'0' + ply % 4, b'0' + (ply + 1) % 4);
        let mut next = HashSet::new();
        for board in layer {
            let places = legal(&board, own);
            assert!(!places.is_empty());
            if places.iter().any(|&at| completes(&with(&board, at, own), at)) {
                continue;
            }
            assert!(ply < 14, "no win within 15 rings");
            let at = looked_up(&strategy, &symmetries, &board).expect("the strategy has a move");
            assert!(places.contains(&at), "a legal move");
            let board = with(&board, at, own);
            let replies = legal(&board, other);
            assert!(!replies.is_empty(), "the opponent is never stuck");
            for reply in replies {
                let after = with(&board, reply, other);
                assert!(!completes(&after, reply), "the opponent must not win");
                next.insert(after);
            }
        }
        layer = next;
    }
}

#[test]
fn the_strategy_is_found_in_every_orientation() {
    let mut game = Game::new(Options::classic(2)).unwrap();
    assert_eq!(winning_move(&game), Some("b2M".parse().unwrap()));
    for mirrored in ["a1S", "c3S", "a3L", "c1L"] {
        game = Game::new(Options::classic(2)).unwrap();
        game.place("b2M".parse().unwrap()).unwrap();
        game.place(mirrored.parse().unwrap()).unwrap();
        assert!(winning_move(&game).is_some(), "{mirrored}");
    }
}

#[test]
fn the_opening_is_not_given_away_and_other_games_are_not_in_the_book() {
    let known = |options: Options, moves: &str| {
        let mut game = Game::new(options).unwrap();
        for slot in moves.split_whitespace() {
            game.place(slot.parse().unwrap()).unwrap();
        }
        known_move(&game).map(|one| one.to_string())
    };
    let standard = Options::classic(2);
    let swap = Options {
        swap: true,
        ..standard.clone()
    };
    let ban = Options {
        centre_medium_ban: true,
        ..standard.clone()
    };
    assert_eq!(known(standard.clone(), "").as_deref(), Some("b2M"));
    assert_eq!(known(standard.clone(), "b2M"), None);
    assert_eq!(known(standard, "c2L").as_deref(), Some("b2M"));
    assert_eq!(known(swap.clone(), "").as_deref(), Some("a1S"));
    assert_eq!(known(swap.clone(), "b2M").as_deref(), Some("swap"));
    assert_eq!(known(swap, "b2S").as_deref(), Some("b2M"));
    assert_eq!(known(ban, "").as_deref(), Some("a1S"));
    assert_eq!(known(Options::biggest(), ""), None);
    assert_eq!(known(Options::classic(3), ""), None);
}
