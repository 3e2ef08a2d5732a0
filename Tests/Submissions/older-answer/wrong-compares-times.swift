// expected: wrongResult
// Compares the times at which the searches began, which can be the same.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var newest = ContinuousClock.now

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    let begun = ContinuousClock.now
    newest = begun
    guard let found = try? await find(text), begun >= newest else { return }
    shown = found
  }

  func clear() {
    newest = .now
    shown = []
  }
}
