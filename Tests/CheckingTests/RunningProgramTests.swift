import Checking
import Foundation
import Testing

@Suite("A checker that is built anew while it runs")
struct RunningProgramTests {
  /// A folder such as a build leaves it, with files that were written at these times.
  private func build(program: TimeInterval, models: TimeInterval) throws -> RunningProgram {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let modules = folder.appending(path: "Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for (url, time) in [
      (folder.appending(path: "check"), program),
      (modules.appending(path: "Exploration.swiftmodule"), models),
    ] {
      try Data("x".utf8).write(to: url)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: url.path)
    }
    return RunningProgram(path: folder.appending(path: "check").path)
  }

  @Test("is known by models that are younger than it is")
  func youngerModels() throws {
    #expect(try build(program: 2_000, models: 1_000).isOutdated == false)
    #expect(try build(program: 2_000, models: 3_000).isOutdated)
  }

  @Test("is known by its file, which is gone")
  func gone() throws {
    let program = try build(program: 2_000, models: 1_000)
    try FileManager.default.removeItem(atPath: program.path)
    #expect(program.isOutdated)
  }

  @Test("starts its workers from what runs, wherever that has gone")
  func ownFile() throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(RunningProgram(path: own).file == "/proc/self/exe")
    #expect(try build(program: 2_000, models: 1_000).file.hasSuffix("/check"))
  }
}
