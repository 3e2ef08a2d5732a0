import Foundation
import Synchronization

/// Objects of the cache that are in use: no process removes them while this exists.
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
  /// - Returns: `false` where there is none, or it has just been removed.
  func hold(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    // An exclusive lock means that it is about to be removed. Without file locks, nothing ever is.
    while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_nlink > 0 else {
      close(descriptor)
      return false
    }
    descriptors.withLock { $0.append(descriptor) }
    return true
  }

  /// Removes an object unless it is held.
  static func remove(_ path: String) {
    // Some systems give an exclusive lock only to a descriptor that is open for writing.
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
