import Exploration

extension Explanation {
  static let libraries = Explanation(
    summary: "libraries have no data races inside",
    idea: """
      check sees every access to memory that your code compiles to. What Foundation, the C library and
      the standard library do inside it knows by what their functions are documented to read and
      write. For some it does not know: a generic algorithm that goes through a pointer, or an
      object that you hand over. If other threads are at work at that moment, a data race could
      hide there, and the proof says so.

      Hand over a copy, hold the lock for the whole call, or keep the data in a type of your own,
      whose every access is seen.
      """,
    example: Example(
      .provedAssuming(.libraries),
      "map reads the array while the other iteration may change it: a data race inside a library.",
      """
      import Foundation

      nonisolated(unsafe) let names = NSMutableArray()

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 { names.add("a") } else { _ = names.map { $0 } }
      }
      print(names.count)
      """),
    twin: Example(
      .proved,
      "A Swift array in a mutex: every access is seen, and ordered.",
      """
      import Dispatch
      import Synchronization

      let names = Mutex<[String]>([])

      DispatchQueue.concurrentPerform(iterations: 2) { number in
        names.withLock { names in
          if number == 0 { names.append("a") } else { _ = names.map { $0 } }
        }
      }
      print(names.withLock { $0.count })
      """),
    patterns: ["lock"],
    reading: ["The project's chapter What check does not see (memory inside of libraries)"])
}
