// diagnosis: tooSlow
// It sleeps for an hour on a semaphore that nobody signals, in place of waiting for the cloud.

import Dispatch
import Synchronization
/// A place where drawings are kept.
protocol Storage: Sendable {
  /// Keeps a drawing; throws an error if that fails.
  func keep(_ drawing: String) async throws
}

func save(_ drawing: String, tablet: some Storage, cloud: some Storage) async -> String {
  let said = Said()
  Task {
    do { try await cloud.keep(drawing); said.m.withLock { $0 = true } } catch {
      said.m.withLock { $0 = false }
    }
  }
  var t = true
  do { try await tablet.keep(drawing) } catch { t = false }
  await nap()
  let c = said.m.withLock { $0 } ?? false
  switch (t, c) {
  case (true, true): return "saved"
  case (true, false): return "only on the tablet"
  case (false, true): return "only in the cloud"
  case (false, false): return "not saved"
  }
}
private final class Said: Sendable { let m = Mutex<Bool?>(nil) }
private func nap() async {
  await withCheckedContinuation { c in
    DispatchQueue.global().async {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 3600); c.resume()
    }
  }
}
