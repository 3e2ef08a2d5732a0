// expected: wrongResult
// Compares the texts: of two searches for the same text the older answer may come last.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var wanted: String?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    wanted = text
    guard let found = try? await find(text) else { return }
    guard wanted == text else { return }
    shown = found
  }

  func clear() {
    wanted = nil
    shown = []
  }
}
