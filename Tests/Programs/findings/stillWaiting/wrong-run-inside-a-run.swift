// finds: stillWaiting
// line: 7
// The time of the outer run is over during the inner one, which it wakes; the outer one then sleeps for ever.
import Foundation

RunLoop.main.perform { _ = RunLoop.main.run(mode: .default, before: Date() + 0.05) }
_ = RunLoop.main.run(mode: .default, before: Date() + 0.01)
print("never")
