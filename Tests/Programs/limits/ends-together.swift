// finds: nothing
// assumes: sequentialConsistency libraryReleases
// outcomes: false false|true false|true true
// Others can see the first object of an array gone and the second one still there. The standard library
// ends both at once here.
import Dispatch
import Foundation

struct Parts: @unchecked Sendable { let both: [NSObject] }

final class Box: @unchecked Sendable {
  weak var first: NSObject?
  weak var second: NSObject?
}

func fill(_ box: Box) -> Parts {
  let parts = Parts(both: [NSObject(), NSObject()])
  box.first = parts.both[0]
  box.second = parts.both[1]
  return parts
}

func run() {
  let box = Box()
  let group = DispatchGroup()
  letGo(of: fill(box), group)
  let first = box.first != nil
  let second = box.second != nil
  group.wait()
  print(first, second)
}

func letGo(of parts: consuming Parts, _ group: DispatchGroup) {
  DispatchQueue.global().async(group: group) { [parts] in withExtendedLifetime(parts) {} }
}

run()
