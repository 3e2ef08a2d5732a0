// expected: wrongResult
// The title is known before its counter exists: who adds the same title meanwhile and plays it,
// loses the play.
import Dispatch
import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

final class Library: @unchecked Sendable {
  private let lock = NSLock()
  private var titles: [String] = []

  private let queue = DispatchQueue(label: "plays", attributes: .concurrent)
  private var plays: [String: Int] = [:]

  func add(_ title: String) {
    let isNew = lock.withLock {
      if titles.contains(title) { return false }
      titles.append(title)
      return true
    }
    // The lock is free here: no circle.
    if isNew {
      queue.sync(flags: .barrier) { plays[title] = 0 }
    }
  }

  func play(_ title: String) {
    queue.sync(flags: .barrier) {
      if let count = plays[title] { plays[title] = count + 1 }
    }
  }

  func titles(where isWanted: (Song) -> Bool) -> [String] {
    let known = lock.withLock { titles }
    let counts = queue.sync { plays }
    return known.filter { isWanted(Song(title: $0, plays: counts[$0, default: 0])) }
  }
}
