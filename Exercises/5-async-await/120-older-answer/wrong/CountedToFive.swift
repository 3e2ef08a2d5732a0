// diagnosis: wrongResult
// The number of the last call begins anew after five: some calls later, an older answer has the number of the newest.

actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var newest = 0

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    newest = (newest + 1) % 5
    let mine = newest
    guard let found = try? await find(text), mine == newest else { return }
    shown = found
  }

  func clear() {
    newest = (newest + 1) % 5
    shown = []
  }
}
