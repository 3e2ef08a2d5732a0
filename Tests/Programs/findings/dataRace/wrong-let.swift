// finds: dataRace
// line: 10 12
// What a declaration reads is told at its own line, and not at the one that follows.
import Dispatch

final class Box: @unchecked Sendable { var count = 0 }

let box = Box()
func add() {
  let seen = box.count

  box.count = seen + 1
}

let group = DispatchGroup()
for _ in 0..<2 { DispatchQueue.global().async(group: group, execute: add) }
group.wait()
print(box.count)
