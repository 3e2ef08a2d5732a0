import CExploration
import Exploration
import Foundation
import ModeledConcurrency

/// What the runtime says on the standard streams: the reason of a trap, a leaked continuation.
///
/// Both streams go into memory, where the process can look after each execution.
final class CapturedNoise {
  private let descriptor: Int32
  /// Whether the program has continuations that the runtime checks.
  ///
  /// Without them the runtime says nothing but why it traps, and a look after each execution costs a fortieth of a
  /// small one.
  var mayTellOfContinuations = true

  init() { descriptor = cexploration_capture_streams() }

  /// What was said since the last time.
  func take() -> String {
    let size = lseek(descriptor, 0, SEEK_CUR)
    guard size > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: min(Int(size), 1 << 16))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Whether a symbol has to do with such a continuation; `ScC` stands for its type in mangled names.
  static func isOfContinuations(_ symbol: String) -> Bool {
    symbol.mentions("ScC") || symbol.mentions("CheckedContinuation")
  }

  /// Notes a mistake that the runtime only reports, so that the program continues.
  func examine(_ engine: Engine) {
    guard mayTellOfContinuations else { return }
    let text = take()
    // An execution that was cut short leaves tasks behind, and the runtime may report theirs during a later one.
    guard text.contains("leaked its continuation"), ModeledExecutors.someTaskAwaitsContinuation
    else { return }
    // The model tells it better: it knows which task waits, and where.
    if engine.failures.contains(where: { $0.kind == .continuationNeverResumed }) { return }
    engine.note(.continuationNeverResumed(.thrownAway))
  }
}
