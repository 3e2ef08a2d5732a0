// outcomes: false / over
// A block of the main queue counts as the loop's work until it ends: a run inside of it has nothing to wait for.
import Foundation

DispatchQueue.main.async {
  print(RunLoop.main.run(mode: .default, before: Date() + 0.02))
}
_ = RunLoop.main.run(mode: .default, before: Date() + 1)
print("over")
