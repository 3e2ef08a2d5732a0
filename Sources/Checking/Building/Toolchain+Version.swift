extension Toolchain {
  /// What the compiler calls its version, such as "Swift version 6.3.1".
  ///
  /// - Throws: ``ToolError``, or an error of the system when the compiler cannot be started.
  package func version() throws -> String {
    let result = try Tool(path: swiftFrontend).run(["--version"])
    let text = String(decoding: result.output, as: UTF8.self)
    return text.prefixMatch(of: /Swift version [0-9.]+/).map { String($0.0) } ?? "Swift"
  }
}
