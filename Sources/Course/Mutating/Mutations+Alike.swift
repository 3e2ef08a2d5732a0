import Checking
import SwiftReading

/// Changes that nobody could tell from the solution, and that are not worth an entry in a list.
extension Mutations {
  /// Whether two statements can change places unnoticed.
  func looksTheSame(
    _ statement: SourceOutline.Statement, _ next: SourceOutline.Statement
  ) -> Bool {
    [statement, next].contains { isUnheard($0) || isCreation($0) } || addAlike(statement, next)
      || isNotice(statement, beside: next) || isNotice(next, beside: statement)
  }

  /// An announcement of an operation that nobody listens to: its queue learns of the end from
  /// `didChangeValue` of `isFinished` alone, on Linux.
  func isUnheard(_ statement: SourceOutline.Statement) -> Bool {
    let words = tokens(statement).map(\.text)
    return words.first == "willChangeValue"
      || words.first == "didChangeValue" && !text(statement).contains("isFinished")
  }

  /// Whether two statements only add to a set whose order nobody sees: dependencies, or child tasks.
  private func addAlike(
    _ statement: SourceOutline.Statement, _ next: SourceOutline.Statement
  ) -> Bool {
    ["addDependency", "addTask"].contains { name in
      [statement, next].allSatisfy {
        source.isToken((token(at: $0.range.lowerBound) ?? 0) + 2, name)
      }
    }
  }

  /// Whether a statement only creates something, such as a group: when does not matter before its first use.
  ///
  /// A task is not meant: it begins.
  private func isCreation(_ statement: SourceOutline.Statement) -> Bool {
    text(statement).wholeMatch(of: /let \w+ = (?!Task\b)[A-Z]\w*(\([a-z0-9: ]*\)| \{[^;]*\})/)
      != nil
  }

  /// Whether a statement wakes who waits for a condition and the other one only changes something: in both
  /// orders they are woken, and see the change, once the lock is free.
  private func isNotice(
    _ statement: SourceOutline.Statement, beside other: SourceOutline.Statement
  ) -> Bool {
    wakes(statement) && !tokens(other).contains { ["wait", "lock"].contains($0.text) }
  }
}
