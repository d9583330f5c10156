use super::super::simulation::{Simulation, TICK};
use super::*;

#[test]
#[ignore]
fn scratch() {
    for scene in Scene::all().unwrap() {
        println!("== {}", scene.name);
        let begun = std::time::Instant::now();
        let mut sim = Simulation::begin(&scene.simulation, "x", 3).unwrap();
        let mut poses = Vec::new();
        let (mut film, mut owed, mut next, mut simt) = (0.0, 0.0, 0.0, 0.0);
        if let Setting::Rings(_) = scene.simulation {
            if std::env::var("RINGS").is_err() { continue; }
            let Simulation::Rings(r) = &mut sim else { continue };
            while r.game().to_move().is_some() && r.laid().len() < 30 {
                let b = std::time::Instant::now();
                let one = r.ask().unwrap().think().unwrap();
                println!("{one} {:?}", b.elapsed());
                r.answer(one);
                let n = r.laid().len();
                for _ in 0..2000 { r.tick(); if r.laid().len() > n { break; } }
            }
            println!("won {:?}", r.won_by());
            continue;
        }
        while film < scene.seconds {
            if film >= next {
                sim.write_poses(&mut poses);
                print!("{film:5.1} ({simt:5.2})");
                for p in poses.iter().filter(|p| p.visible).take(8) {
                    let a = p.orientation * glam::DVec3::Y;
                    print!("  [{:.3} {:.3} {:.3} | {:.1}]", p.position.x, p.position.y, p.position.z, a.y.clamp(-1.0, 1.0).acos().to_degrees());
                }
                println!();
                next += 0.5;
            }
            film += 1.0 / 60.0;
            owed += scene.speed(film) / 60.0 / TICK;
            while owed >= 1.0 { owed -= 1.0; sim.tick(); simt += TICK; }
        }
        if let Simulation::Clash(c) = &sim { for e in c.stage().events() { println!("{e:?}"); } }
        println!("{:?}", begun.elapsed());
    }
}
