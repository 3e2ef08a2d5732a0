import Exploration

extension Explanation {
  static let libraryReleases = Explanation(
    summary: "a library's last step and its release are one",
    idea: """
      When the last reference to an object is released, the object ends, and others can see that:
      through a deinitialiser, or a weak or unowned reference. check makes each release in your own
      code a step, so that others come before it or after it. A release inside a library, such as
      that of a block that Foundation has run, belongs to the step before it. What others could do
      between the two is not explored, and the proof says so.

      Do not let a deinitialiser tell other threads something. The end of an object is a by-product
      of where the last reference happens to be; say what has happened where it happens.
      """,
    example: Example(
      .provedAssuming(.libraryReleases),
      "The thread's block holds the cargo until Foundation lets go of it.",
      """
      import Foundation

      final class Cargo: Sendable {
        let gone = DispatchSemaphore(value: 0)
        deinit { gone.signal() }
      }

      func carry() -> DispatchSemaphore {
        let cargo = Cargo()
        Thread { withExtendedLifetime(cargo) {} }.start()
        return cargo.gone
      }
      carry().wait()
      """),
    twin: Example(
      .proved,
      "The thread signals by itself, and the object's end tells nothing.",
      """
      import Foundation

      final class Cargo: Sendable {
        let gone = DispatchSemaphore(value: 0)
      }

      func carry() -> DispatchSemaphore {
        let cargo = Cargo()
        Thread { cargo.gone.signal() }.start()
        return cargo.gone
      }
      carry().wait()
      """),
    reading: [
      "The Swift Programming Language, Deinitialization",
      "The project's chapter What check does not see (references that libraries release)",
    ])
}
