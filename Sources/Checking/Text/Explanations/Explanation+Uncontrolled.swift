import Exploration

extension Explanation {
  static let uncontrolled = Explanation(
    summary: "the same schedule gave two different stories",
    idea: """
      check runs each finding twice. The same schedule has to give the same story; here it did
      not. Something other than the order of threads and tasks decides what the program does, such
      as an address, a new identifier or a number that the system gave. So the finding may be
      real, but its story need not be the one you will see again.

      Pass such values in from outside. A program that gets its identifiers, dates and random
      numbers as parameters can be explored, and tested, and replayed.
      """,
    example: Example(
      .finds(.uncontrolled, lines: [4]),
      "UUID() is another one in each run.",
      """
      import Foundation

      let identifier = UUID()
      precondition(identifier.uuidString.hasPrefix("x"), "\\(identifier)")
      """),
    twin: Example(
      .proved,
      "The identifier comes from outside, and is the same each time.",
      """
      import Foundation

      func check(_ identifier: String) {
        precondition(identifier.hasPrefix("x"), identifier)
      }

      check("x-1")
      """),
    reading: ["The project's chapter What check does not see"])
}
