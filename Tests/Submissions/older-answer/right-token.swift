/// The list of stations below a search field.
actor SearchList {
  /// What was asked for; two of them are never the same.
  private final class Question: Sendable {}

  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var last: Question?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  /// Shows what is found for a text.
  func search(_ text: String) async {
    let question = Question()
    last = question
    do {
      let stations = try await find(text)
      if last === question { shown = stations }
    } catch {}
  }

  /// Empties the list.
  func clear() {
    last = nil
    shown.removeAll()
  }
}
