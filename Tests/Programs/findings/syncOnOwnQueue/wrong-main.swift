// finds: syncOnOwnQueue
// line: 6
// The main thread waits for the main queue, which is itself.
import Dispatch

DispatchQueue.main.sync { print("hello") }
