// finds: dataRace
// line: 14 16
// The storage is changed in place although another thread may have a reference to it.
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
      storage.value = newValue
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
