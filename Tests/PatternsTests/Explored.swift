import Foundation
import Patterns

/// What exploring every part of a pattern must show.
///
/// It stands in the pattern's own test, in a class that is called after the pattern, such as
/// `SyncAsyncExplored` for `sync-async`. It is found by that name, so that nobody keeps a list.
protocol Explored: AnyObject {
  /// A part for each part of the pattern, in the same order.
  static var parts: [ExploredPart] { get }
}

extension Pattern {
  /// The name of the class that says what exploring the pattern must show.
  var exploredClass: String {
    name.split(separator: "-").map(\.capitalized).joined() + "Explored"
  }

  /// What exploring the pattern must show; `nil` if there is no such class.
  var explored: [ExploredPart]? {
    (NSClassFromString("PatternsTests.\(exploredClass)") as? any Explored.Type)?.parts
  }
}
