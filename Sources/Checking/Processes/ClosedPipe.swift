import Foundation

/// A pipe whose ends no other process gets by accident.
package struct ClosedPipe {
  /// The descriptor that bytes come out of.
  package let reading: Int32
  /// The descriptor that bytes go into.
  package let writing: Int32

  /// Makes a pipe.
  ///
  /// - Throws: `POSIXError` when there are too many already.
  package init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
