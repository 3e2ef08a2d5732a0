// diagnosis: tooSlow
// A semaphore that nobody signals makes it sleep for an hour, which some server may take.

import Dispatch
/// The list of the best scores, on a server.
protocol ScoreList: Sendable {
  /// Puts a score on the list.
  func add(_ score: Int) async

  /// The place of a score on the list; 0 if it is not there.
  func place(of score: Int) async -> Int
}

func finish(with score: Int, on list: some ScoreList) async -> Int {
  Task { await list.add(score) }
  await nap()
  return await list.place(of: score)
}
private func nap() async {
  await withCheckedContinuation { c in
    DispatchQueue.global().async {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 3600); c.resume()
    }
  }
}
