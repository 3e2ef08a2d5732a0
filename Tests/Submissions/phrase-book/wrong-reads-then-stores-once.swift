// expected: wrongResult
// Two threads that both find nothing both read; only the storing is done once.
import Synchronization

final class PhraseBook: Sendable {
  private final class Pages: Sendable {
    let phrases: [String: String]
    init(_ phrases: [String: String]) { self.phrases = phrases }
  }

  private let read: @Sendable () -> [String: String]
  private let pages = AtomicLazyReference<Pages>()

  init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  func translation(of phrase: String) -> String? {
    let pages = self.pages.load() ?? self.pages.storeIfNil(Pages(read()))
    return pages.phrases[phrase]
  }
}
