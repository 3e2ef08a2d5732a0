import Dispatch
import Foundation

/// Dispatch's pool of threads, brought to the same state before each part.
package enum SettledPool {
  /// How long the pool's first look at its threads may take.
  private static let firstLook = 0.02

  /// Lets the pool look at its threads for the first time before the part's first block.
  ///
  /// On Linux, libdispatch counts its runnable threads when the first of them starts, and then once a second;
  /// where it finds fewer than there are processors, it adds one. The first look falls into the
  /// first milliseconds of a part: whether its blocks wait by then, and a third thread comes, is luck,
  /// and decides between 250 and 350 ms for the usual tasks. After this the looks come a second
  /// apart, at the same distance from the beginning of every part. Nothing tells when a look is over, hence
  /// the pause.
  ///
  /// Source: `event/workqueue.c` of swift-corelibs-libdispatch.
  package static func settle() {
    let started = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { started.signal() }
    started.wait()
    Thread.sleep(forTimeInterval: firstLook)
  }
}
