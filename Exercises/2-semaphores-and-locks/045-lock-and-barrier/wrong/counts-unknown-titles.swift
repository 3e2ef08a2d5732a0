// diagnosis: wrongResult
// A play of a title that is not there is counted all the same, and the title begins with it when it is added.
import Dispatch
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

final class Library: @unchecked Sendable {
  private let queue = DispatchQueue(label: "songs", attributes: .concurrent)
  private var titles: [String] = []
  private var plays: [String: Int] = [:]

  func add(_ title: String) {
    queue.sync(flags: .barrier) {
      guard !titles.contains(title) else { return }
      titles.append(title)
      plays[title] = plays[title] ?? 0
    }
  }

  func play(_ title: String) {
    queue.async(flags: .barrier) {
      self.plays[title, default: 0] += 1
    }
  }

  func titles(where isWanted: (Song) -> Bool) -> [String] {
    queue.sync { titles.filter { isWanted(Song(title: $0, plays: plays[$0, default: 0])) } }
  }
}
