// outcomes: changed in place 1|copied 1
// The same, where the asking thread makes and releases more references afterwards.
import Dispatch

final class Storage: @unchecked Sendable { var value = 1 }

func run() {
  let group = DispatchGroup()
  var storage = Storage()
  do {
    let other = storage
    DispatchQueue.global().async(group: group) { _ = other }
  }
  let isOnly = isKnownUniquelyReferenced(&storage)
  let value = storage.value
  group.wait()
  print(isOnly ? "changed in place" : "copied", value)
}

run()
