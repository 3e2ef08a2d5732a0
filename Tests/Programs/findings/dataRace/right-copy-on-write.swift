// finds: nothing
// Whoever has the only reference changes the storage in place, after all who had one before.
import Dispatch

final class Storage: @unchecked Sendable {
  var value: Int
  init(_ value: Int) { self.value = value }
}

struct Box: Sendable {
  private var storage = Storage(1)
  var value: Int {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }
}

func run() {
  let group = DispatchGroup()
  var box = Box()
  DispatchQueue.global().async(group: group) { [box] in print(box.value) }
  print("other")
  box.value = 2
  group.wait()
}

run()
