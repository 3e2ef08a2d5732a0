// traps: yes
// The main thread waits for the main queue.
import Dispatch

DispatchQueue.main.sync { print("never") }
