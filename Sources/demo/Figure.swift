/// A figure of a part's timing: what it is called in tables, and what it means in a few words.
struct Figure: Encodable {
  let name: String
  let meaning: String

  /// All, in the order of the table's columns; P stands behind the bound, which needs it.
  ///
  /// - Parameter computes: Whether the work is measured in processor time.
  static func all(computes: Bool) -> [Figure] {
    [
      Figure(name: "makespan", meaning: "first start to last end"),
      Figure(
        name: "T₁", meaning: "all work together" + (computes ? ", in processor time" : "")),
      Figure(name: "T∞", meaning: "the longest chain"),
      Figure(name: "peak", meaning: "most at once"),
      Figure(name: "bound", meaning: "max(T₁/P, T∞), one for all parts with the same work"),
      Figure(
        name: width,
        meaning: "the most that any of them, or the pool here, had at once"
          + (computes ? ", at most the processors" : "")),
      Figure(name: "ratio", meaning: "makespan/bound"),
      Figure(
        name: "in order", meaning: "the best for P workers that take the tasks in this order"),
      Figure(name: "× best", meaning: "makespan/the shortest one with the same work"),
      Figure(name: "CPU", meaning: "processors kept busy"),
    ]
  }

  /// What the workers of the bound are called.
  static let width = "P"
  /// Those that a part has without work of a length.
  static let withoutWork: Set = ["makespan", "peak", "CPU"]
}
