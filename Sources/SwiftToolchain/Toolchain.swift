import Foundation

/// The parts of the Swift toolchain that `check` and `demo` use, found from the `swiftc` of the search path.
package struct Toolchain: Sendable {
  /// The compiler's driver, which also links.
  package let driver: String
  /// The compiler itself, without its driver.
  package let swiftFrontend: String
  /// The compiler of LLVM's language that comes with the toolchain.
  package let clang: String
  /// The linker that comes with the toolchain.
  package let linker: String
  /// What finds lines for addresses.
  package let symbolizer: String
  /// The folder with the libraries and plug-ins that belong to the compiler.
  package let root: String
  /// Where the compiler keeps what it makes of C's headers; `nil` for its own place in the home folder.
  package var moduleCache: String?

  /// What a program may read that is only given what it needs: libraries and time zones.
  package var libraryPaths: [String] {
    [
      "\(root)/lib", "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo",
      "/etc/localtime",
    ]
  }

  /// The first `swiftc` of `PATH`, or `nil` when there is none with a compiler next to it.
  package init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      guard access(candidate, X_OK) == 0, let real = realpath(candidate, nil) else { continue }
      defer { free(real) }
      let bin = (String(cString: real) as NSString).deletingLastPathComponent
      guard access("\(bin)/swift-frontend", X_OK) == 0 else { continue }
      driver = "\(bin)/swiftc"
      swiftFrontend = "\(bin)/swift-frontend"
      clang = "\(bin)/clang"
      linker = "\(bin)/ld.lld"
      symbolizer = "\(bin)/llvm-symbolizer"
      root = (bin as NSString).deletingLastPathComponent
      return
    }
    return nil
  }
}
