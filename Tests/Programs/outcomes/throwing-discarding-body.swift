// outcomes: bdcF|bdCF|dbcF|dbCF|bcdF
// The same with a group that discards results.
struct Failed: Error {}

func out(_ letter: String) { print(letter, terminator: "") }

do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask {
      out("b")
      out(Task.isCancelled ? "C" : "c")
    }
    out("d")
    throw Failed()
  }
} catch {
  out("F\n")
}
