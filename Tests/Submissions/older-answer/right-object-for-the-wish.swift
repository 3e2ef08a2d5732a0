actor SearchList {
  private final class Wish: Sendable {}

  private let find: @Sendable (_ text: String) async throws -> [String]
  private(set) var shown: [String] = []
  private var current: Wish?

  init(find: @escaping @Sendable (_ text: String) async throws -> [String]) {
    self.find = find
  }

  func search(_ text: String) async {
    let wish = Wish()
    current = wish
    do {
      let found = try await find(text)
      if current === wish { shown = found }
    } catch {
      return
    }
  }

  func clear() {
    current = nil
    shown = []
  }
}
