import SeededRandom

extension RandomProgram {
  /// A step that reads variables, writes others and signals at once; only its first part is announced.
  struct Several: Equatable {
    private let reads: [Int]
    private let writes: [Int]
    /// It writes only if what it reads first was not written before.
    private let isConditional: Bool
    /// The semaphore is signalled before all else.
    private let signals: Bool

    init(atMost most: Int, _ mayWake: Bool, _ generator: inout SeededGenerator) {
      let used = [0, 1, 2].shuffled(using: &generator)
        .prefix(Int.random(in: 1...most, using: &generator))
      let writes = used.filter { _ in Bool.random(using: &generator) }
      self.writes = writes
      reads = used.filter { !writes.contains($0) }
      isConditional = Int.random(in: 0..<3, using: &generator) == 0
      signals = mayWake && Int.random(in: 0..<3, using: &generator) == 0
    }

    func run(
      on variables: [TinyVariable], _ semaphore: TinySemaphore, as number: Int, writing value: Int,
      _ log: Log
    ) {
      var hasBegun = false
      if signals {
        semaphore.signal()
        log.signals.append(number)
        hasBegun = true
      }
      var seen: [Int] = []
      for variable in reads {
        seen.append(variables[variable].value(inStepOfAnother: hasBegun))
        hasBegun = true
      }
      log.threads[number] += seen
      if isConditional, let first = seen.first, first != 0 { return }
      for variable in writes {
        variables[variable].set(value, inStepOfAnother: hasBegun)
        log.writes[variable].append(number)
        hasBegun = true
      }
    }
  }
}
