/// What this package was compiled with.
package enum BuildInfo {
  /// The compiler's version, as far as the language can ask for it at compile time.
  package static var compilerVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.3)
      "6.3.3 or later"
    #elseif compiler(>=6.3.2)
      "6.3.2"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #else
      "6.3"
    #endif
  }

  /// How code was compiled.
  ///
  /// - Parameter isOptimised: Whether the measured targets were compiled with optimisation.
  package static func build(isOptimised: Bool) -> Report.Build {
    guard isOptimised else { return .debug }
    #if DEBUG
      return .optimised
    #else
      return .release
    #endif
  }
}
