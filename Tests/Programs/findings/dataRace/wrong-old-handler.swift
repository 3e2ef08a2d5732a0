// finds: dataRace
// line: 9 13
// A source that is active sets its handler on its queue: an event that is on its way finds the old one.
import Dispatch

nonisolated(unsafe) var count = 0
nonisolated(unsafe) let source = DispatchSource.makeUserDataAddSource(
  queue: DispatchQueue(label: "q"))
source.setEventHandler { @Sendable in count += 1 }
source.activate()
source.add(data: 1)
source.setEventHandler { @Sendable in }
print(count)
