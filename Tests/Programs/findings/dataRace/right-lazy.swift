// finds: nothing
// A static property is made once, whoever asks first.
import Dispatch

enum Settings {
  static let values = [1, 2, 3].map { $0 * 2 }
}

let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) { _ = Settings.values }
}
group.wait()
print(Settings.values)
