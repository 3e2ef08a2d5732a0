// outcomes: t t t end
// A repeating timer whose block sets its date back fires again at once.
import Foundation

nonisolated(unsafe) var beats = 0
let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
  beats += 1
  print("t", terminator: " ")
  if beats < 3 { timer.fireDate = Date(timeIntervalSinceNow: -7) }
}
RunLoop.current.add(timer, forMode: .default)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.25))
print("end")
