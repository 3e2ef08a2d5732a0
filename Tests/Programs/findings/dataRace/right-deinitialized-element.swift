// finds: nothing
// assumes: nothing
// It ends when it was read; a number stays where it is.
import Dispatch

nonisolated(unsafe) let texts = UnsafeMutableBufferPointer<[Int]>.allocate(capacity: 1)
texts.initialize(repeating: [1])
nonisolated(unsafe) let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: 1)
numbers.initialize(repeating: 1)
let group = DispatchGroup()
print(texts[0])
DispatchQueue.global().async(group: group) {
  texts.deinitializeElement(at: 0)
  numbers.deinitializeElement(at: 0)
}
print(numbers[0])
group.wait()
