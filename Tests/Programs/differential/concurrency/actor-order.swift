// An actor does one thing at a time, in the order in which it comes.
actor Log {
  var text = ""
  func add(_ word: String) { text += word }
}

let log = Log()
await withTaskGroup(of: Void.self) { group in
  for name in ["a", "b", "c"] { group.addTask { await log.add(name) } }
}
print(await log.text)
