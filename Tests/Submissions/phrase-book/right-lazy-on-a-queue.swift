import Dispatch

final class PhraseBook: @unchecked Sendable {
  private let queue = DispatchQueue(label: "book")
  private let read: @Sendable () -> [String: String]
  private lazy var phrases = read()

  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  func translation(of phrase: String) -> String? {
    queue.sync { phrases[phrase] }
  }
}
