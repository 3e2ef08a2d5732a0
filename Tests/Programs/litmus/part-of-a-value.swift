// finds: dataRace
// outcomes: 0|1
// A part of a value is changed while generic code copies the whole: before that, or after.
import Dispatch

struct Triple {
  var a = 0
  var b = 0
  var c = 0
}

func put<Value>(_ from: UnsafeMutablePointer<Value>, into other: UnsafeMutablePointer<Value>) {
  other.pointee = from.pointee
}

nonisolated(unsafe) let value = UnsafeMutablePointer<Triple>.allocate(capacity: 1)
nonisolated(unsafe) let copy = UnsafeMutablePointer<Triple>.allocate(capacity: 1)
value.initialize(to: Triple())
copy.initialize(to: Triple())

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { put(value, into: copy) }
DispatchQueue.global().async(group: group) { value.pointee.b = 1 }
group.wait()
print(copy.pointee.b)
