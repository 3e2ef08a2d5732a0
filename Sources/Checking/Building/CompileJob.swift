import Foundation

/// One call of the compiler: a whole module.
struct CompileJob {
  var files: [String]
  var moduleName: String
  var swiftVersion: Int
  var isLibrary: Bool
  /// Folders with modules that it may import.
  var modules: [String]
  /// The description of the C module that the models import; `nil` where no model takes part.
  var clangModuleMap: String?
  /// Where the module's own description goes, if another one imports it.
  var modulePath: String?
  /// Whether it is untrusted code, in which the compiler is to report unsafe uses of memory.
  var isGraded = false
}

extension Toolchain {
  /// The compiler's own arguments, for code that runs on the real libraries.
  func plainArguments(_ job: CompileJob, output: String) -> [String] {
    ["-frontend", "-c", "-g"] + arguments(job, output: output)
  }

  /// The compiler's own arguments, for code whose every memory access is to be told.
  ///
  /// What it writes is LLVM's language, in which the functions of the program itself are marked.
  func representationArguments(_ job: CompileJob, output: String) -> [String] {
    ["-frontend", "-emit-irgen", "-g", "-sanitize=thread", "-enforce-exclusivity=checked"]
      // The notes that belong to a warning come on lines of their own.
      + (job.isGraded ? ["-diagnostic-style=llvm"] : [])
      + arguments(job, output: output)
  }

  /// The arguments of the compiler of LLVM's language, which adds the calls that tell of accesses.
  ///
  /// It reads its standard input.
  func instrumentArguments(output: String) -> [String] {
    [
      "--target=\(Self.target)", "-x", "ir", "-c", "-O0", "-fPIC", "-fsanitize=thread",
      // An access that continues with a value is marked so; see `RepresentedCopies`.
      "-mllvm", "-tsan-distinguish-volatile=1",
      // The representation says itself what it is for, in more detail than the target does.
      "-Wno-override-module", "-o", output, "-",
    ]
  }

  /// The arguments to hear all that the compiler has to say about unchanged files, warnings excepted.
  func diagnoseArguments(_ job: CompileJob) -> [String] {
    // Some mistakes, such as races that the language excludes, are only found in the SIL.
    ["-frontend", "-emit-sil", "-suppress-warnings"] + arguments(job, output: "/dev/null")
  }

  private func arguments(_ job: CompileJob, output: String) -> [String] {
    var arguments = [
      "-target", Self.target, "-disable-objc-interop", "-Onone",
      "-swift-version", "\(job.swiftVersion)", "-module-name", job.moduleName,
      // A package's modules see one another's `package` declarations.
      "-package-name", "checked", "-enable-testing", "-no-color-diagnostics",
      "-plugin-path", "\(root)/lib/swift/host/plugins", "-in-process-plugin-server-path",
      "\(root)/lib/swift/host/libSwiftInProcPluginServer.so", "-o", output,
    ]
    if let moduleCache { arguments += ["-module-cache-path", moduleCache] }
    for folder in job.modules { arguments += ["-I", folder] }
    if let map = job.clangModuleMap { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    if let path = job.modulePath { arguments += ["-emit-module-path", path] }
    if job.isLibrary { arguments.append("-parse-as-library") }
    if job.isGraded {
      // A measure of work, not of time: the same expression is given up on every machine.
      arguments += ["-strict-memory-safety", "-solver-scope-threshold=100000"]
    }
    return arguments + job.files
  }

  func linkArguments(objects: [String], wrapping symbols: [String], output: String) -> [String] {
    let libraries = "\(root)/lib/swift/linux"
    // Only those that the object asks for are opened with it.
    let linked = Self.libraries.filter { access("\(libraries)/lib\($0).so", R_OK) == 0 }
    // Tells the runtime of the object's types: without it no generic code of the standard library
    // would find out that a type of the learner's is, say, a collection.
    let registration = "\(libraries)/\(Self.architecture)/swiftrt.o"
    // Its own functions come first, also where the checker has a module of the same name.
    return ["-shared", "-Bsymbolic", "-o", output, registration] + objects
      + symbols.map { "--wrap=\($0)" } + ["-L", libraries, "-rpath", libraries, "--as-needed"]
      + linked.map { "-l\($0)" }
  }

  /// What code may import beyond the libraries that the checker has opened itself.
  private static let libraries = [
    // What unoptimised code takes from a library of its own; only a debug build has opened it already.
    "swiftSwiftOnoneSupport",
    "swiftObservation", "swiftSynchronization", "swiftRegexBuilder",
    "swift_StringProcessing", "swift_RegexParser", "swift_Differentiation", "FoundationEssentials",
    "FoundationInternationalization", "Foundation", "FoundationNetworking", "FoundationXML",
  ]

  private static var target: String { "\(architecture)-unknown-linux-gnu" }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
