// finds: nothing
// outcomes: 1 2 block 3
// A timer that a timer's block adds waits for the next turn of the run loop, behind the blocks handed over by then.
import Foundation

func run() {
  let date = Date(timeIntervalSinceNow: 0.005)
  let first = Timer(fire: date, interval: 0, repeats: false) { _ in
    print(1, terminator: " ")
    let third = Timer(timeInterval: 0, repeats: false) { _ in print(3) }
    RunLoop.main.add(third, forMode: .default)
    RunLoop.main.perform { print("block", terminator: " ") }
  }
  let second = Timer(fire: date + 0.001, interval: 0, repeats: false) { _ in
    print(2, terminator: " ")
  }
  RunLoop.main.add(first, forMode: .default)
  RunLoop.main.add(second, forMode: .default)
  usleep(20_000)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
}
run()
