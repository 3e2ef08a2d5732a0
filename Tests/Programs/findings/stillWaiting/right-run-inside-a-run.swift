// finds: nothing
// Nothing takes the wake-up of a run whose time is over while a block sleeps.
import Foundation

RunLoop.main.perform { Thread.sleep(forTimeInterval: 0.05) }
_ = RunLoop.main.run(mode: .default, before: Date() + 0.01)
print("goes on")
