// diagnosis: wrongResult
// Takes an empty answer for none, and leaves the older list.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) { self.find = find }

  private var turn = 0
  func search(_ text: String) async {
    turn += 1
    let mine = turn
    guard let found = try? await find(text), turn == mine, !found.isEmpty else { return }
    shown = found
  }
  func clear() {
    turn += 1
    shown = []
  }
}
