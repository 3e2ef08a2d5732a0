import CommandSupport
import Foundation
import Testing
import Timing

@Suite("Reports saved under a name")
struct SavedReportsTests {
  private let quick = [
    "--launches", "2", "--blocks", "2", "--tasks", "2", "--unit", "100us", "--idle-wait", "0s",
    "--warmup", "0",
  ]

  @Test("a report that is saved is compared and repeated by its name")
  func whole() throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.url.path]
    let saved = try Command.run(
      "bench", ["serial", "group", "--save", "old"] + quick, environment: home)
    #expect(saved.status == 0 && saved.error.isEmpty && saved.output.contains("serial"))
    let report = try SavedReports(home).read("old")
    #expect(SavedReports(home).names == ["old"])
    let again = try Command.run(
      "bench", ["--like", "old", "--save", "new", "--launches", "1", "--blocks", "1"],
      environment: home)
    #expect(again.status == 0, "\(again.error)")
    #expect(try SavedReports(home).read("new").workload == report.workload)
    let compared = try Command.run(
      "compare", ["old", "new", "--format", "json"], environment: home)
    #expect(compared.status == 0 && compared.output.contains("\"new\""), "\(compared.error)")
    let mixed = try Command.run(
      "bench", ["Mine.swift", "--call", "a", "--like", "old"], environment: home)
    #expect(mixed.status == 64 && mixed.error.contains("is about patterns"), "\(mixed.error)")
    let missing = try Command.run("compare", ["older"], environment: home)
    #expect(missing.status == 66 && missing.error.contains("saved are: new, old"))
  }

  @Test("a file of the current folder comes before a report of the same name; a folder does not")
  func precedence() throws {
    let folder = try TemporaryFolder()
    let saved = SavedReports(["XDG_DATA_HOME": folder.url.path])
    try saved.check("name")
    let place = folder.url.appendingPathComponent("interleave/reports/name.json")
    try Data(try SyntheticReport.make().json().utf8).write(to: place)
    let here = folder.url.appendingPathComponent("here")
    try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
    let home = ["XDG_DATA_HOME": folder.url.path]
    let file = here.appendingPathComponent("name")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let found = try Command.run("compare", ["name"], environment: home, in: here)
    #expect(found.status == 0, "\(found.error)")
    try FileManager.default.removeItem(at: file)
    try Data("no report".utf8).write(to: file)
    let refused = try Command.run("compare", ["name"], environment: home, in: here)
    #expect(refused.status == 65, "\(refused.error)")
  }

  @Test(
    "a name that is a path, or hidden, or too long is no name",
    arguments: [
      "", ".", "..", "a/b", "../a", ".a", "-a", "a b", "a\n", "é", "a.json",
      String(repeating: "a", count: 65),
    ])
  func names(name: String) {
    #expect(!SavedReports.isName(name))
  }

  @Test("names of letters, digits and a few signs are", arguments: ["main", "v1.2-rc_3", "0"])
  func goodNames(name: String) {
    #expect(SavedReports.isName(name))
  }

  @Test("what cannot be saved is refused before anything is measured")
  func refused() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let unwritable = try Command.run(
      "bench", ["group", "--save", "a"] + quick, environment: ["XDG_DATA_HOME": file.path])
    #expect(unwritable.status == 73 && unwritable.error.contains("XDG_DATA_HOME"))
    for arguments in [["group", "--save", "../a"], ["--costs", "--save", "a"]] {
      let run = try Command.run("bench", arguments, environment: ["XDG_DATA_HOME": file.path])
      #expect(run.status == 64 && run.output.isEmpty, "\(run.error)")
    }
  }
}
