// finds: nothing
// Two async lets write one log, which is an actor.
actor Log {
  var lines = 0
  func write() { lines += 1 }
}

func load(_ log: Log) async -> Int {
  await log.write()
  return 1
}

let log = Log()
async let first = load(log)
async let second = load(log)
print(await first + second, await log.lines)
