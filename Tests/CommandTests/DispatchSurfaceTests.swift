import CommandSupport
import Foundation
import Testing

/// The public declarations of the real Dispatch beside those of the model, as the compiler tells them.
@Suite("The surface of the modelled Dispatch")
struct DispatchSurfaceTests {
  @Test("every declaration of the real one is there, with the same signature")
  func isWhole() throws {
    let real = try Self.declarations(of: "Dispatch")
    let modelled = try Self.declarations(
      of: "ModeledDispatch",
      [
        "-I", Command.products.appendingPathComponent("Modules").path, "-Xcc",
        "-fmodule-map-file="
          + Command.products.appendingPathComponent("CExploration.build/module.modulemap").path,
      ])
    #expect(real.count > 200)
    #expect(real.subtracting(modelled) == Self.different)
  }

  /// What differs on purpose.
  ///
  /// The old names of timers are no requirements of the protocol here, where only Dispatch conforms to
  /// it, but in an extension, as their real implementations are; and this operator stands in its type.
  /// To read an instant is to look at a clock, so that it is computed.
  private static let different: Set<String> = [
    "==(_:_:): func == (a: DispatchQoS, b: DispatchQoS) -> Bool",
    "DispatchTime.rawValue: let rawValue: dispatch_time_t",
    "DispatchWallTime.rawValue: let rawValue: dispatch_time_t",
    "DispatchSourceTimer.scheduleOneshot(deadline:leeway:): func scheduleOneshot(deadline: "
      + "DispatchTime, leeway: DispatchTimeInterval)",
    "DispatchSourceTimer.scheduleOneshot(wallDeadline:leeway:): func scheduleOneshot(wallDeadline: "
      + "DispatchWallTime, leeway: DispatchTimeInterval)",
    "DispatchSourceTimer.scheduleRepeating(deadline:interval:leeway:): func scheduleRepeating("
      + "deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)",
    "DispatchSourceTimer.scheduleRepeating(deadline:interval:leeway:): func scheduleRepeating("
      + "deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)",
    "DispatchSourceTimer.scheduleRepeating(wallDeadline:interval:leeway:): func scheduleRepeating("
      + "wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)",
    "DispatchSourceTimer.scheduleRepeating(wallDeadline:interval:leeway:): func scheduleRepeating("
      + "wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, "
      + "leeway: DispatchTimeInterval)",
  ]

  /// Path and text of what a module itself declares in Swift and still has.
  private static func declarations(of module: String, _ arguments: [String] = []) throws -> Set<
    String
  > {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target",
        "x86_64-unknown-linux-gnu", "-minimum-access-level", "public", "-output-dir",
        folder.url.path,
      ] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let file = folder.url.appendingPathComponent("\(module).symbols.json")
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    return Set(graph.symbols.filter(\.isOwn).map(\.text))
  }
}

private struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }

    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let availability: [Availability]?

    /// Neither from C, nor unavailable, nor what a protocol of the standard library adds.
    var isOwn: Bool {
      !identifier.precise.hasPrefix("c:") && !identifier.precise.contains("::SYNTHESIZED::")
        && availability?.contains { $0.isUnconditionallyUnavailable == true } != true
    }

    /// Without what makes no difference to who uses it: a constant or a computed one of no `Sendable`
    /// type, `()` or `Void`.
    var text: String {
      var declaration = declarationFragments.map(\.spelling).joined()
        .replacing("-> ()", with: "-> Void")
      if declaration.hasPrefix("static let ") {
        declaration = "static var " + declaration.dropFirst("static let ".count) + " { get }"
      }
      return pathComponents.joined(separator: ".") + ": " + declaration
    }
  }
}
