import Foundation
import Synchronization

/// Objects of the cache that are in use: nobody removes them while this is there.
///
/// Each is held with a shared lock of its file (flock, 2). The lock belongs to the open file, so that it
/// goes with the process, however that ends.
final class HeldObjects: Sendable {
  private let descriptors = Mutex<[Int32]>([])

  deinit {
    for descriptor in descriptors.withLock({ $0 }) { close(descriptor) }
  }

  /// Holds an object.
  ///
  /// - Returns: `false` where there is none, or somebody has just removed it.
  func hold(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    // Who has it to itself is about to remove it. Where files have no locks, nothing is ever removed.
    while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_nlink > 0 else {
      close(descriptor)
      return false
    }
    descriptors.withLock { $0.append(descriptor) }
    return true
  }

  /// Removes an object unless somebody holds it.
  static func remove(_ path: String) {
    // Some systems give a lock for one alone only to those who may write.
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
