// finds: dataRace
// line: 13
// A lazy property is made twice when two threads ask for it first.
import Dispatch

final class Settings: @unchecked Sendable {
  lazy var values = [1, 2, 3]
}

let settings = Settings()
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) { _ = settings.values }
}
group.wait()
print(settings.values)
