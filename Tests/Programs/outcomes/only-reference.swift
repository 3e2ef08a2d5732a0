// outcomes: copied|changed in place
// Whether a thread is the only one that has a reference depends on whether the other has released its own.
import Dispatch

final class Storage: @unchecked Sendable { let value = 1 }

func run() {
  let group = DispatchGroup()
  var storage = Storage()
  DispatchQueue.global().async(group: group) { [storage] in withExtendedLifetime(storage) {} }
  print(isKnownUniquelyReferenced(&storage) ? "changed in place" : "copied")
  group.wait()
}

run()
