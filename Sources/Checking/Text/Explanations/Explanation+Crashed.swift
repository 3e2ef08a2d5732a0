import Exploration

extension Explanation {
  static let crashed = Explanation(
    summary: "the program crashed in some interleaving",
    idea: """
      In some order the program used memory that was not there. One way this happens is recursion
      without an end. Another is following a reference to an object that has ended, or a pointer
      to memory that was freed; safe Swift prevents that, because references keep alive what they
      refer to. `unowned`, unsafe pointers and `Unmanaged` move that duty to you, and with several
      threads the duty includes every order in which one of them uses what another releases. A
      POSIX mutex that was destroyed, or a condition that is awaited with two, counts as well.

      Code that uses an object holds a strong reference to it for as long as the use lasts, or a
      weak one and tests it.
      """,
    example: Example(
      .finds(.crashed, lines: [8]),
      "start may return, and release the loader, before the block runs.",
      """
      import Dispatch

      final class Loader: Sendable { let name = "menu" }

      func start() {
        let loader = Loader()
        DispatchQueue.global().async { [unowned loader] in
          print(loader.name)
        }
      }

      start()
      """),
    twin: Example(
      .proved,
      "The block holds the loader until it has run.",
      """
      import Dispatch

      final class Loader: Sendable { let name = "menu" }

      func start() {
        let loader = Loader()
        DispatchQueue.global().async {
          print(loader.name)
        }
      }

      start()
      """),
    exercises: ["stop-the-timer"],
    reading: ["The Swift Programming Language, Automatic Reference Counting: Unowned References"])
}
