// finds: dataRace
// line: 6
// Two async lets write one log.
final class Log: @unchecked Sendable {
  var lines = 0
  func write() { lines += 1 }
}

func load(_ log: Log) async -> Int {
  log.write()
  return 1
}

let log = Log()
async let first = load(log)
async let second = load(log)
print(await first + second, log.lines)
