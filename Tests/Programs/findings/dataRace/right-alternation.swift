// finds: nothing
// outcomes: done
// The same, with the lock.
import Dispatch
import Synchronization

final class Board: Sendable {
  let turns = Mutex<[Int]>([])
  let last = Mutex(0)

  func play(_ me: Int) {
    for _ in 0..<5 { turns.withLock { $0.append(me) } }
    let isRegular = turns.withLock { turns in
      zip(turns, turns.dropFirst()).allSatisfy { $0 != $1 } && turns.count >= 9
    }
    if isRegular { finish(me) }
  }

  func finish(_ me: Int) { last.withLock { $0 = me } }
}

let board = Board()
let group = DispatchGroup()
for me in 0..<2 {
  DispatchQueue.global().async(group: group) { @Sendable in board.play(me) }
}
group.wait()
print("done")
