// outcomes: true fired true 0.0 0.0
// A timer keeps a date in the past, and fires as soon as its run loop runs. An invalid one has the
// reference date.
import Foundation

func run() {
  let past = Date(timeIntervalSince1970: 0)
  let timer = Timer(timeInterval: 100, repeats: false) { timer in
    print("fired", timer.fireDate == past, terminator: " ")
  }
  timer.tolerance = 3
  timer.fireDate = past
  print(timer.fireDate == past, terminator: " ")
  RunLoop.current.add(timer, forMode: .default)
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
  print(timer.fireDate.timeIntervalSinceReferenceDate, timer.tolerance)
}
run()
