import CExploration
import Exploration
import Glibc
import Testing

/// What only the program of one test writes: the address of a page deep in a lane's stack.
nonisolated(unsafe) private var deepPage: UInt = 0

@inline(never)
private func descend(_ levels: Int) -> UInt {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { bytes in
    bytes.initialize(repeating: UInt8(truncatingIfNeeded: levels))
    let here = UInt(bitPattern: bytes.baseAddress)
    return levels == 0 ? here : min(here, descend(levels - 1))
  }
}

private func isResident(_ address: UInt) -> Bool {
  let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
  var state: UInt8 = 0
  let start = UnsafeMutableRawPointer(bitPattern: address & ~(page - 1))
  return mincore(start, 1, &state) == 0 && state & 1 == 1
}

@Suite("The stacks of lanes")
struct StackTests {
  @Test("memory that a lane once needed deep in its stack is given back when the stack rests")
  func trims() {
    var wasResident = false
    let summary = Explorer().everyInterleaving {
      Engine.shared.spawn(.thread, name: "deep") {
        deepPage = descend(2000)
        wasResident = isResident(deepPage)
        outcome("deep")
      }
    }
    #expect(summary.outputs == ["deep\n": 1] && wasResident)
    // In an execution again: between two, another test's lanes may run.
    var isResidentStill = true
    _ = Explorer().everyInterleaving {
      _ = ProcessMemory.resident
      isResidentStill = isResident(deepPage)
    }
    #expect(!isResidentStill)
  }

  @Test("the number of the last error stays a lane's own while others go on")
  func errors() {
    var isKept = true
    let summary = Explorer().everyInterleaving {
      let place = TinyVariable()
      for number in [1, 2] as [Int32] {
        Engine.shared.spawn(.thread, name: "thread \(number)") {
          errno = number
          for _ in 1...2 {
            place.value = Int(number)
            isKept = isKept && errno == number
          }
        }
      }
    }
    #expect(summary.isComplete && summary.executions == 6)
    #expect(isKept)
  }

  @Test("a lane that is left in the middle leaves nothing to the next one on its stack")
  func begunAnew() {
    var isNew = true
    let summary = Explorer(mostExecutions: 50).explore(
      {
        let never = Standstill()
        for number in 1...3 {
          Engine.shared.spawn(.thread, name: "thread \(number)") {
            isNew = isNew && TaskLocals.name == ""
            TaskLocals.$name.withValue("thread \(number)") {
              Engine.shared.wait(Action(.wait, never, []))
            }
          }
        }
      }, with: RandomWalk(seed: 1, count: 50))
    #expect(summary.stuck == 50 && isNew)
  }
}

private enum TaskLocals {
  @TaskLocal static var name = ""
}

private final class Standstill: Resource {
  init() { super.init(kind: .variable) }
  override func isReady(for action: Action, lane: Lane) -> Bool { false }
}
