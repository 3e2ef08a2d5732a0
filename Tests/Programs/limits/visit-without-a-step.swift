// finds: nothing
// assumes: idleVisits
// outcomes: 132
// help() only makes a string on its actor. With optimisation the compiler leaves that hop out, and the task, which
// begins immediately on the log, does not leave it: then "123" is printed.
actor Log {
  private var text = ""
  func add(_ more: String) { text += more }
  func fill(_ helper: Helper) async {
    add("1")
    let task = Task.immediate { await helper.help(self) }
    add("3")
    await task.value
    print(text)
  }
}

actor Helper {
  func help(_ log: Log) async { await log.add("2") }
}

await Log().fill(Helper())
