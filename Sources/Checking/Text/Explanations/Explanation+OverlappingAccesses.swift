import Exploration

extension Explanation {
  static let overlappingAccesses = Explanation(
    summary: "a variable used in the middle of its change",
    idea: """
      While a variable is passed inout, or a mutating method of it runs, the code that changes it
      has it to itself. This is Swift's law of exclusivity (SE-0176): no other access of the
      variable may begin until that one has ended. A lock does not help where the second access
      comes from the code that the first one calls, most often a closure; nor where the first one
      waits, and so lets another thread or task use the variable. Within one thread the running
      program checks what the compiler cannot rule out, and stops. Between two nothing stops it,
      and optimized code may lose a change.
      """,
    example: Example(
      .finds(.overlappingAccesses, lines: [8]),
      "raise has the array to itself until it returns; its closure reads it before that.",
      """
      final class Cart { var prices = [3, 4] }

      func raise(_ prices: inout [Int], by amount: () -> Int) {
        prices[0] += amount()
      }

      let cart = Cart()
      raise(&cart.prices) { cart.prices.count }
      """),
    twin: Example(
      .proved,
      "What the closure needs is copied before the change begins.",
      """
      final class Cart { var prices = [3, 4] }

      func raise(_ prices: inout [Int], by amount: () -> Int) {
        prices[0] += amount()
      }

      let cart = Cart()
      let count = cart.prices.count
      raise(&cart.prices) { count }
      """),
    reading: [
      "The Swift Programming Language, Memory Safety",
      "SE-0176, Enforce Exclusive Access to Memory",
    ])
}
