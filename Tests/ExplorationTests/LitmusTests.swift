import Exploration
import Testing

/// The classic small programs of memory models, whose outcomes under sequential consistency are known.
@Suite("Litmus programs have the outcomes of sequential consistency, and all of them")
struct LitmusTests {
  /// Runs threads on fresh variables x and y and prints what they have read.
  private func outcomes(
    _ bodies: @escaping (TinyVariable, TinyVariable, @escaping (Int, Int) -> Void) -> [() -> Void]
  ) -> Explorer.Summary {
    Explorer().everyInterleaving {
      let (x, y) = (TinyVariable(), TinyVariable())
      var registers = [0, 0, 0, 0]
      let all = bodies(x, y) { registers[$0] = $1 }
      inThreads(all.count) { all[$0]() }
      outcome(registers.map { "\($0)" }.joined())
    }
  }

  private func set(_ summary: Explorer.Summary) -> Set<String> {
    #expect(summary.isComplete)
    return Set(summary.outputs.keys.map { String($0.dropLast()) })
  }

  @Test("store buffering: not both read the old value")
  func storeBuffering() {
    // W x; R y | W y; R x
    let summary = outcomes { x, y, read in
      [
        {
          x.value = 1
          read(0, y.value)
        },
        {
          y.value = 1
          read(1, x.value)
        },
      ]
    }
    #expect(set(summary) == ["0100", "1000", "1100"])
    #expect(summary.executions == 3)
  }

  @Test("message passing: whoever sees the flag sees the message")
  func messagePassing() {
    let summary = outcomes { x, y, read in
      [
        {
          x.value = 1
          y.value = 1
        },
        {
          read(0, y.value)
          read(1, x.value)
        },
      ]
    }
    #expect(set(summary) == ["0000", "0100", "1100"])
    #expect(summary.executions == 3)
  }

  @Test("load buffering: not both see what the other one writes later")
  func loadBuffering() {
    let summary = outcomes { x, y, read in
      [
        {
          read(0, x.value)
          y.value = 1
        },
        {
          read(1, y.value)
          x.value = 1
        },
      ]
    }
    #expect(set(summary) == ["0000", "0100", "1000"])
    #expect(summary.executions == 3)
  }

  @Test("independent reads of independent writes: the readers agree on the order")
  func independentReads() {
    let summary = outcomes { x, y, read in
      [
        { x.value = 1 }, { y.value = 1 },
        {
          read(0, x.value)
          read(1, y.value)
        },
        {
          read(2, y.value)
          read(3, x.value)
        },
      ]
    }
    let all = (0..<16).map { number in
      String((0..<4).map { number >> (3 - $0) & 1 == 1 ? "1" : "0" }.joined())
    }
    // One saw x before y, the other one y before x.
    #expect(set(summary) == Set(all).subtracting(["1010"]))
    #expect(summary.executions == 15)
  }

  @Test("coherence: nobody sees the writes to one variable in another order than they have")
  func coherence() {
    let summary = outcomes { x, _, read in
      [
        {
          x.value = 1
          x.value = 2
        },
        {
          read(0, x.value)
          read(1, x.value)
        },
      ]
    }
    #expect(set(summary) == ["0000", "0100", "0200", "1100", "1200", "2200"])
    #expect(summary.executions == 6)
  }
}
