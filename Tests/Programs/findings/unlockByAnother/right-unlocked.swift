// finds: nothing
// The lock is given back as often as it was taken.
import Foundation

let lock = NSLock()
if lock.try() { lock.unlock() }
lock.lock()
lock.unlock()
