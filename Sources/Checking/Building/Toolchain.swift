import Foundation

/// The parts of the Swift toolchain that `check` uses, found from the `swiftc` of the search path.
public struct Toolchain: Sendable {
  public let swiftFrontend: String
  public let linker: String
  public let symbolizer: String
  /// The folder with the libraries and plug-ins that belong to the compiler.
  public let root: String

  /// The first `swiftc` of `PATH`, or `nil` when there is none with a compiler beside it.
  public init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      guard access(candidate, X_OK) == 0, let real = realpath(candidate, nil) else { continue }
      defer { free(real) }
      let bin = (String(cString: real) as NSString).deletingLastPathComponent
      guard access("\(bin)/swift-frontend", X_OK) == 0 else { continue }
      swiftFrontend = "\(bin)/swift-frontend"
      linker = "\(bin)/ld.lld"
      symbolizer = "\(bin)/llvm-symbolizer"
      root = (bin as NSString).deletingLastPathComponent
      return
    }
    return nil
  }

  /// The compiler's own arguments, for code whose every memory access is told.
  func compileArguments(_ job: CompileJob, output: String) -> [String] {
    var arguments = [
      "-frontend", "-c", "-target", Self.target, "-disable-objc-interop", "-g", "-Onone",
      "-sanitize=thread", "-enforce-exclusivity=unchecked", "-swift-version", job.swiftVersion,
      "-module-name", job.moduleName, "-I", job.modules, "-Xcc",
      "-fmodule-map-file=\(job.clangModuleMap)", "-enable-testing", "-no-color-diagnostics",
      "-plugin-path", "\(root)/lib/swift/host/plugins", "-in-process-plugin-server-path",
      "\(root)/lib/swift/host/libSwiftInProcPluginServer.so", "-o", output,
    ]
    if job.isLibrary { arguments.append("-parse-as-library") }
    return arguments + job.files
  }

  func linkArguments(object: String, wrapping symbols: [String], output: String) -> [String] {
    let libraries = "\(root)/lib/swift/linux"
    // Only those that the object asks for are opened with it.
    let linked = Self.libraries.filter { access("\(libraries)/lib\($0).so", R_OK) == 0 }
    return ["-shared", object, "-o", output] + symbols.map { "--wrap=\($0)" }
      + ["-L", libraries, "-rpath", libraries, "--as-needed"] + linked.map { "-l\($0)" }
  }

  /// What code may import beyond the libraries that the checker has opened itself.
  private static let libraries = [
    "swiftObservation", "swiftSynchronization", "swiftDifferentiation", "swiftRegexBuilder",
    "swift_StringProcessing", "swift_RegexParser", "swift_Differentiation", "FoundationEssentials",
    "FoundationInternationalization", "Foundation",
  ]

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}

/// One call of the compiler.
struct CompileJob {
  var files: [String]
  var moduleName: String
  var swiftVersion: String
  var isLibrary: Bool
  /// Where the modelled modules are, from the package's own build.
  var modules: String
  var clangModuleMap: String
}
