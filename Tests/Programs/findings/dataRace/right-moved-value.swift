// finds: nothing
// outcomes: a a 7
// The thread moves it when it was read; a number stays where it is.
import Dispatch

nonisolated(unsafe) let slot = UnsafeMutablePointer<String>.allocate(capacity: 1)
slot.initialize(to: "a")
nonisolated(unsafe) let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
number.initialize(to: 7)
let group = DispatchGroup()
let read = slot.pointee
nonisolated(unsafe) var moved = ""
DispatchQueue.global().async(group: group) {
  moved = slot.move()
  number.deinitialize(count: 1)
}
let kept = number.pointee
group.wait()
print(read, moved, kept)
