// diagnosis: tooSlow
// The second caller sleeps for an hour on a semaphore that nobody signals, in place of waiting for the load.

import Dispatch
actor PictureCache {
  private final class Attempt { var result: Result<String, any Error>? }
  private let load: @Sendable (_ name: String) async throws -> String
  private var attempts: [String: Attempt] = [:]
  init(load: @escaping @Sendable (_ name: String) async throws -> String) { self.load = load }
  func picture(_ name: String) async throws -> String {
    if let known = attempts[name] {
      if known.result == nil { await nap() }
      if let r = known.result { return try r.get() }
    }
    let mine = Attempt()
    attempts[name] = mine
    let load = self.load
    let r = await Task { try await load(name) }.result
    mine.result = r
    if case .failure = r { attempts[name] = nil }
    return try r.get()
  }
}
private func nap() async {
  await withCheckedContinuation { c in
    DispatchQueue.global().async {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 3600); c.resume()
    }
  }
}
