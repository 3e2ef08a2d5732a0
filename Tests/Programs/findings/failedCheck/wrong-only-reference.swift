// finds: failedCheck
// line: 39
// A value that copies its storage only while it is shared forgets to count where it is not. Whether it is shared, the
// end of a block decides; that the value is looked at afterwards makes and releases one more reference.
import Dispatch

final class Storage: @unchecked Sendable {
  var items: [Int]
  var edits = 0

  init(_ items: [Int]) { self.items = items }
}

struct Log: Sendable {
  private var storage = Storage([1])
  var count: Int { storage.items.count }
  var edits: Int { storage.edits }

  mutating func append(_ item: Int) {
    if isKnownUniquelyReferenced(&storage) {
      storage.items.append(item)
    } else {
      let copy = Storage(storage.items + [item])
      copy.edits = storage.edits + 1
      storage = copy
    }
  }
}

func run() {
  var log = Log()
  let group = DispatchGroup()
  do {
    let seen = log
    DispatchQueue.global().async(group: group) { _ = seen.count }
  }
  log.append(2)
  group.wait()
  precondition(log.edits == 1)
}

run()
