import Foundation

struct Song: Sendable {
  let title: String
  let plays: Int
}

/// The songs of a music player: searched, extended and played by many threads.
final class Library: @unchecked Sendable {
  private let condition = NSCondition()
  private var searching = 0
  private var isChanging = false
  private var changesWaiting = 0

  private var titles: [String] = []
  private var plays: [String: Int] = [:]

  /// Adds a title that has not been played; one that is there stays as it is.
  func add(_ title: String) {
    change {
      guard plays[title] == nil else { return }
      titles.append(title)
      plays[title] = 0
    }
  }

  /// Counts a play of a title that is there.
  func play(_ title: String) {
    change { plays[title]? += 1 }
  }

  /// The titles that are wanted, in the order in which they were added.
  func titles(where isWanted: (Song) -> Bool) -> [String] {
    search {
      titles.filter { isWanted(Song(title: $0, plays: plays[$0] ?? 0)) }
    }
  }

  /// Alone: no search and no other change at the same time.
  private func change(_ body: () -> Void) {
    condition.lock()
    changesWaiting += 1
    while isChanging || searching > 0 { condition.wait() }
    changesWaiting -= 1
    isChanging = true
    condition.unlock()
    body()
    condition.lock()
    isChanging = false
    condition.broadcast()
    condition.unlock()
  }

  /// Together with other searches.
  private func search(_ body: () -> [String]) -> [String] {
    condition.lock()
    while isChanging || changesWaiting > 0 { condition.wait() }
    searching += 1
    condition.unlock()
    let found = body()
    condition.lock()
    searching -= 1
    if searching == 0 { condition.broadcast() }
    condition.unlock()
    return found
  }
}
