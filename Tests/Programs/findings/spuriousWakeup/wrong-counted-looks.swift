// finds: spuriousWakeup
// line: 24
// The looks are counted where others could see it, so that no two rounds of the loop are the same.
import Foundation

final class Box: @unchecked Sendable {
  private let changed = NSCondition()
  private var value: Int?
  private var looks = 0

  func set(_ new: Int) {
    changed.withLock {
      value = new
      changed.signal()
    }
  }

  func get() -> Int? {
    changed.lock()
    defer { changed.unlock() }
    while value == nil {
      looks += 1
      if looks > 3 { return nil }
      changed.wait()
    }
    return value
  }
}

let box = Box()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { box.set(1) }
print(box.get().map { "got \($0)" } ?? "gave up")
group.wait()
