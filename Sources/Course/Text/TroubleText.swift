import Foundation

/// A failure of the machine or of a tool, as a sentence: what happened, and what to do about it.
package struct TroubleText {
  /// The sentence, without a period.
  package let sentence: String

  /// The words for an error.
  package init(_ error: any Error) {
    let cause = Self.cause(error)
    let folder = error is WorkFolderError ? "--work" : "XDG_CACHE_HOME"
    let advice = Self.advice(folder: folder).first { code, _ in
      cause.localizedCaseInsensitiveContains(String(cString: strerror(code)))
    }
    sentence = advice.map { "\(cause); \($0.1)" } ?? cause
  }

  /// What the system's errors call for.
  ///
  /// - Parameter folder: What names the folder that is written to.
  private static func advice(folder: String) -> [(Int32, String)] {
    [
      (ENOSPC, "free some space, or name a folder on another disk with \(folder)"),
      (EDQUOT, "free some space, or name a folder on another disk with \(folder)"),
      (EROFS, "name a folder that can be written to with \(folder)"),
      (EACCES, "name a folder that can be written to with \(folder)"),
      (ENOTDIR, "name a folder that can be written to with \(folder)"),
    ] + otherAdvice
  }

  private static let otherAdvice: [(Int32, String)] = [
    (EMFILE, "allow more open files (ulimit -n)"),
    (ENFILE, "close other programs, which have too many files open"),
    (EFBIG, "allow larger files (ulimit -f)"),
    (EAGAIN, "allow more processes (ulimit -u), or try again"),
    (ENOMEM, "free some memory, and try again"),
    (ENOSYS, "run it where the system, or the container, allows such filters"),
    (EPERM, "run it where the system, or the container, allows such filters"),
  ]

  private static func cause(_ error: any Error) -> String {
    if let error = error as? POSIXError {
      return "no process could be started: \(String(cString: strerror(error.code.rawValue)))"
    }
    guard let error = error as? CocoaError else { return "\(error)" }
    let path = error.userInfo[NSFilePathErrorKey] as? String
    let reason = code(of: error).map { String(cString: strerror($0)) } ?? "\(error)"
    return "cannot write \(path ?? "what is compiled"): \(reason)"
  }

  private static func code(of error: CocoaError) -> Int32? {
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      if let posix = inner as? POSIXError { return posix.code.rawValue }
      let bridged = inner as NSError
      if bridged.domain == NSPOSIXErrorDomain { return Int32(bridged.code) }
    }
    switch error.code {
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteNoPermission: return EACCES
    case .fileWriteVolumeReadOnly: return EROFS
    default: return nil
    }
  }
}
