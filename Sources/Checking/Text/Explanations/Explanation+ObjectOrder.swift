import Exploration

extension Explanation {
  static let objectOrder = Explanation(
    summary: "objects keep the order of their first comparison",
    idea: """
      ObjectIdentifier compares objects by their addresses, which differ from run to run. In an
      execution of check, an object that was compared earlier comes before one that was compared
      later. Which thread compares first is explored. Where only the addresses decide, the other
      order is not seen, so the proof is one about this order, and says so.

      An order that the program decides itself, such as a number for each object, is the same in
      every run and can be proved.
      """,
    example: Example(
      .provedAssuming(.objectOrder),
      "The other order of the two is not looked at.",
      """
      final class Account {}

      let (mine, yours) = (Account(), Account())
      print(ObjectIdentifier(mine) < ObjectIdentifier(yours))
      """),
    twin: Example(
      .proved,
      "The numbers are the program's own.",
      """
      final class Account {
        let number: Int
        init(number: Int) { self.number = number }
      }

      let (mine, yours) = (Account(number: 1), Account(number: 2))
      print(mine.number < yours.number)
      """),
    exercises: ["lock-order"],
    reading: ["The project's chapter What check does not see (objects have an order)"])
}
