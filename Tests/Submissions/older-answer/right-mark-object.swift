/// The list of stations below a search field.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var latest: Mark?

  /// What a search leaves behind; no two are the same.
  private final class Mark: Sendable {}

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let mark = Mark()
    latest = mark
    do {
      let found = try await find(text)
      if mark === latest { shown = found }
    } catch {
      // the list stays as it is
    }
  }

  /// Empties the list.
  func clear() {
    latest = nil
    shown.removeAll()
  }
}
