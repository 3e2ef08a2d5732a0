// diagnosis: tooSlow
// The shop has two tills, it thinks: a third customer waits until one of the others has paid.

actor Stock {
  private(set) var left: Int

  init(_ count: Int) {
    left = count
  }

  private var paying = 0
  private var line: [CheckedContinuation<Void, Never>] = []
  private func enter() async {
    if paying < 2 {
      paying += 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }
  private func leave() {
    if line.isEmpty { paying -= 1 } else { line.removeFirst().resume() }
  }

  func sell(_ count: Int, charge: @Sendable () async throws -> Void) async throws -> Bool {
    guard left >= count else { return false }
    left -= count
    await enter()
    defer { leave() }
    do {
      try await charge()
    } catch {
      left += count
      throw error
    }
    return true
  }
}
