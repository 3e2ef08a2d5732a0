// outcomes: bdcF|bdCF|dbcF|dbCF|bcdF
// A body that throws cancels the children of its group, before or after one of them looks.

struct Failed: Error {}

func out(_ letter: String) { print(letter, terminator: "") }

do {
  try await withThrowingTaskGroup(of: Void.self) { group in
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
