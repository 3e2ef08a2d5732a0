// diagnosis: wrongResult
// A search of a cancelled task does nothing, so that an older answer is taken for the newest one.

actor SearchList {
  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  private var gen = 0
  func search(_ text: String) async {
    if Task.isCancelled { return }
    gen += 1
    let mine = gen
    do { let f = try await find(text); if mine == gen { shown = f } } catch {}
  }
  func clear() { gen += 1; shown = [] }
}
