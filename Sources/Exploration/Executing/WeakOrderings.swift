/// Notes whether an execution depends on sequential consistency: where atomic operations are ordered more
/// weakly than that, a real machine may show more.
///
/// One atomic variable is not enough: all agree on the order of its values, and what is no atomic is
/// ordered by happens-before or is a data race. So nothing is noted until lanes contend for two, at least
/// one of them with a weaker ordering. (The shortest examples need two as well: store buffering, and those
/// of Maranget, Sarkar and Sewell, "A tutorial introduction to the ARM and POWER relaxed memory models".)
///
/// What libraries keep for threads to look at without a lock, such as whether something was cancelled, counts as
/// a variable with a weaker ordering.
struct WeakOrderings {
  /// What was done to one variable.
  private struct Uses {
    var reads = Stamp()
    var writes = Stamp()
    var isContended = false
    var isWeak = false
  }

  private var uses: [Int: Uses] = [:]
  /// Whether any operation was weak, in any execution: without one nothing is followed.
  private var hasWeak = false

  /// Begins a new execution.
  mutating func removeAll() {
    if !uses.isEmpty { uses.removeAll(keepingCapacity: true) }
  }

  /// An atomic operation is about to happen.
  ///
  /// - Parameters:
  ///   - variable: The variable's number among the resources.
  ///   - ordering: The ordering of C11, as the callbacks number it.
  mutating func visit(_ variable: Int, writes: Bool, ordering: Int32, _ engine: Engine) {
    let isWeak = ordering < 5
    if isWeak { hasWeak = true }
    guard hasWeak, !Assumption.sequentialConsistency.isNoted else { return }
    var use = uses[variable] ?? Uses()
    if !engine.isKnown(use.writes) || writes && !engine.isKnown(use.reads) {
      use.isContended = true
    }
    if isWeak { use.isWeak = true }
    if writes {
      engine.releaseJoining(into: &use.writes)
    } else {
      engine.releaseJoining(into: &use.reads)
    }
    uses[variable] = use
    if use.isContended { judge() }
  }

  /// What a lane has seen of a thing may be older than what another one has done to it: that a lock is held, or
  /// that an object is still shared.
  mutating func mayHaveSeenOld(_ resource: Int) {
    guard !Assumption.sequentialConsistency.isNoted else { return }
    hasWeak = true
    uses[resource, default: Uses()].isContended = true
    uses[resource]?.isWeak = true
    judge()
  }

  private func judge() {
    let contended = uses.values.filter(\.isContended)
    if contended.count > 1, contended.contains(where: \.isWeak) {
      Assumption.sequentialConsistency.note()
    }
  }
}

extension Resource {
  /// The running lane has looked at it or changed it without a lock, as if it were an atomic variable with a weak
  /// ordering.
  package func wasUsedWeakly(writes: Bool) {
    let engine = Engine.shared
    engine.memory.variables.orderings.visit(number, writes: writes, ordering: 0, engine)
  }

  /// What the running lane has seen of it may be older than what another lane has done to it.
  package func mayHaveBeenSeenOld() {
    Engine.shared.memory.variables.orderings.mayHaveSeenOld(number)
  }
}
