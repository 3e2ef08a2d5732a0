// finds: nothing
// outcomes: false
// A run loop's mode is a name, and a precondition of the main queue is the model's own.
import Dispatch
import Foundation

dispatchPrecondition(condition: .onQueue(.main))
let limit = Date(timeIntervalSinceNow: 1)
while RunLoop.main.run(mode: .default, before: limit), Date() < limit {}
print(Date() < limit)
