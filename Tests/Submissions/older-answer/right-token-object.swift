/// The list of stations below a search field.
actor SearchList {
  private final class Wish: Sendable {}

  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var wish: Wish?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let mine = Wish()
    wish = mine
    do {
      let found = try await find(text)
      if wish === mine {
        shown = found
      }
    } catch {
      // A search that fails leaves the list as it is.
    }
  }

  /// Empties the list.
  func clear() {
    wish = nil
    shown = []
  }
}
