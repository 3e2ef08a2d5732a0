import CExploration
import Foundation

/// What keeps untrusted code to itself.
package enum Confinement {
  /// Whether the kernel limits which files a confined process can read.
  ///
  /// Without it such a process can still write none, but read what its user can read.
  package static var limitsFiles: Bool { cexploration_landlock() > 0 }

  /// From now on, this thread and those that it starts can open only these files, and those in these folders.
  ///
  /// - Returns: 0, or an error number of the system.
  static func files(_ readable: some Collection<String>) -> Int32 {
    let paths: [UnsafePointer<CChar>?] = readable.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for path in paths { free(UnsafeMutablePointer(mutating: path)) } }
    return paths.withUnsafeBufferPointer { cexploration_confine_files($0.baseAddress) }
  }
}
