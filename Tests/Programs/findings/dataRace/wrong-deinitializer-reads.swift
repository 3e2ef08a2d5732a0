// finds: dataRace
// line: 16 8
// The deinitialiser reads what another thread still writes: that one had no reference to the object.
import Dispatch

nonisolated(unsafe) var total = 0

final class Report: Sendable { deinit { print("total", total) } }

func write() {
  let report = Report()
  withExtendedLifetime(report) {}
}

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { total += 1 }
write()
group.wait()
