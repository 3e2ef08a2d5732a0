import Exploration

extension Explanation {
  static let exactTime = Explanation(
    summary: "no sleep or timeout comes late",
    idea: """
      In the model time is virtual: it passes only when every thread waits, and then to the next
      instant that one of them waits for. So of two sleeps that begin together the shorter one
      always ends first. On a busy machine it need not: sleep promises only not to return too
      early (POSIX), and a thread can be held up for any length of time.

      check therefore searches a second time, with timers that may come late by as much as they
      like. What that adds is told under "If a timer comes late", and the proof says that it holds
      for exact time. If it adds nothing, the verdict says "however late a timer comes". A sleep
      is no synchronization: if an order matters, wait for the event.
      """,
    example: Example(
      .provedAssuming(.exactTime),
      "With exact time 1 comes first. If the first timer is late, 2 does.",
      """
      import Foundation

      let group = DispatchGroup()
      for number in [1, 2] {
        DispatchQueue.global().async(group: group) {
          Thread.sleep(forTimeInterval: Double(number))
          print(number)
        }
      }
      group.wait()
      """),
    twin: Example(
      .proved,
      "The second block waits for the first, however long that takes.",
      """
      import Foundation

      let queue = DispatchQueue(label: "numbers")
      for number in [1, 2] {
        queue.async {
          print(number)
        }
      }
      queue.sync {}
      """),
    patterns: ["timer"],
    reading: ["POSIX, nanosleep", "The project's chapter What check does not see (late timers)"],
    otherNames: ["late timer", "late timers"])
}
