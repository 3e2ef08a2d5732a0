// diagnosis: wrongResult
// Does not ask for an empty text.
actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) { self.find = find }

  private var turn = 0
  func search(_ text: String) async {
    if text.isEmpty { return }
    turn += 1
    let mine = turn
    guard let found = try? await find(text), turn == mine else { return }
    shown = found
  }
  func clear() {
    turn += 1
    shown = []
  }
}
