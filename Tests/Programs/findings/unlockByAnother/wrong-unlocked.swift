// finds: unlockByAnother
// line: 8
// The lock was not taken.
import Foundation

let lock = NSLock()
if lock.try() { lock.unlock() }
lock.unlock()
