// finds: ended
// line: 9
// A program that says it has failed has not gone right.
import Dispatch
import Foundation

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async { done.signal() }
if done.wait(timeout: .now() + 1) == .success { exit(1) }
