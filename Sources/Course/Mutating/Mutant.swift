/// A way to make a right solution wrong.
package enum MutationOperator: String, Sendable, Codable, CaseIterable {
  /// A statement is left out: a lock, an unlock, a signal, a check, an error path.
  case leaveOut
  /// Two statements, of which one synchronizes or decides, change places.
  case swap
  /// What a lock or a queue protected is done without it.
  case withoutLock
  /// A lock is given back and taken again between two statements.
  case betweenLocks
  /// The first or the last statement under a lock or on a queue is done outside.
  case outsideLock
  /// A condition is checked once instead of again and again.
  case ifForWhile
  /// What depended on a condition is done in any case.
  case always
  /// A comparison with its limit in place of one without, or the other way round.
  case limit
  /// An order is reversed: less in place of greater, the smallest in place of the largest.
  case reverse
  /// A number or a limit is one larger or smaller.
  case offByOne
  /// What `defer` puts off is done immediately.
  case atOnce
  /// An error is ignored.
  case ignoreError
  /// The newest in place of the oldest, the first in place of the last.
  case otherEnd
  /// One is woken in place of all.
  case wake
  /// A wait has a limit.
  case waitForAWhile
  /// A closure does not keep its object alive.
  case captureWeakly
  /// A condition, or a part of it, has the opposite meaning.
  case opposite
  /// Work is handed over without waiting for it, or the other way round.
  case handOver
  /// A serial queue is concurrent, a concurrent one serial, a barrier none.
  case otherQueue
}

/// A right solution with one change at one place, which should be wrong.
package struct Mutant: Sendable, Equatable {
  /// How it was changed.
  package let operation: MutationOperator
  /// The line of the change, from 1.
  package let line: Int
  /// The code that the change is about: what is left out, otherwise what stands there now.
  ///
  /// No other change of this kind on the line has the same.
  package private(set) var code: String
  /// The whole text.
  package let text: String
  /// The code on one line, however long it is.
  private let whole: String

  /// A change whose code is cut where it becomes long.
  init(operation: MutationOperator, line: Int, whole: String, text: String) {
    (self.operation, self.line, self.text) = (operation, line, text)
    self.whole = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = self.whole.prefix(Self.mostLetters)
    code = cut.endIndex == self.whole.endIndex ? self.whole : cut + "…"
  }

  private static let mostLetters = 76
}

extension Mutant {
  /// The same mutants, whose codes differ: one that looks like another is not cut; if it still looks like another,
  /// its number stands behind it.
  ///
  /// - Parameter mutants: The mutants of one text, always in the same order.
  static func toldApart(_ mutants: [Mutant]) -> [Mutant] {
    var result = mutants
    let cut = Dictionary(grouping: mutants.indices) { mutants[$0].name }
    for alike in cut.values where alike.count > 1 {
      for index in alike { result[index].code = result[index].whole }
      for same in Dictionary(grouping: alike, by: { result[$0].whole }).values where same.count > 1
      {
        for (number, index) in same.sorted().enumerated() {
          result[index].code += " (\(number + 1) of \(same.count))"
        }
      }
    }
    return result
  }

  private var name: [String] { [String(line), operation.rawValue, code] }
}
