import CommandSupport
import Exploration
import Foundation
import Testing

@testable import Checking

@Suite("Finding lines for addresses", .timeLimit(.minutes(60)))
struct SymbolizerTests {
  @Test("as many as no pipe takes at once")
  func many() throws {
    let toolchain = try #require(Toolchain())
    // More than 200 KB of addresses; what answers them has no debug information and is quick.
    let codes = Set((1...2000).map { CodePlace(UInt(0x1000 + 16 * $0)) })
    let symbolizer = Symbolizer(codes, in: "/bin/sh", sources: [], toolchain: toolchain)
    #expect(symbolizer.complaints == [])
  }

  @Test("what was found out about an object is not asked again, and what is new is")
  func known() throws {
    let toolchain = try #require(Toolchain())
    let folder = try TemporaryFolder()
    let object = folder.url.appending(path: "object.so").path
    let text = "\nfunc f() -> Int { 1 }\n"
    let compiled = try Tool(path: toolchain.clang).run(
      ["-x", "c", "-g", "-shared", "-fPIC", "-nostdlib", "-o", object, "-"],
      input: Array("#line 2 \"program.swift\"\nint f(int x) { return x + 1; }\n".utf8))
    try #require(compiled.status == 0, "\(String(decoding: compiled.output, as: UTF8.self))")

    let source = try SwiftSource(path: "program.swift", text: text)
    let (all, known) = (Set((1...0x1000).map { CodePlace($0) }), KnownPlaces())
    let asked = all.filter { $0.offset % 8 != 0 }
    func lines(_ codes: Set<CodePlace>, _ known: KnownPlaces) -> [CodePlace: Int] {
      let symbolizer = Symbolizer(
        codes, in: object, sources: [source], toolchain: toolchain, known: known)
      #expect(symbolizer.complaints == [])
      return codes.reduce(into: [:]) { $0[$1] = symbolizer.place(of: $1)?.line }
    }
    let first = lines(asked, known)
    #expect(!first.isEmpty && first.values.allSatisfy { $0 == 2 })
    let whole = lines(all, known)
    #expect(whole == lines(all, KnownPlaces()))
    #expect(whole.count > first.count)

    // Nobody could answer now.
    try FileManager.default.removeItem(atPath: object)
    #expect(lines(all, known) == whole)
    #expect(lines(all, KnownPlaces()).isEmpty)
  }

  @Test(
    "a function's name without the part of it that an await makes",
    arguments: [
      ("$s1M1fyyYaFTQ0_", "$s1M1fyyYaF"), ("$s1M1fyyYaFTY12_", "$s1M1fyyYaF"),
      ("$s1M1fyyYaF", "$s1M1fyyYaF"), ("$s1M1fyyYaFTQ_", "$s1M1fyyYaFTQ_"),
      ("$s1M1fyyYaFTX0_", "$s1M1fyyYaFTX0_"), ("Q0_", "Q0_"), ("", ""),
    ])
  func parts(name: String, whole: String) throws {
    let line =
      #"{"Address":"0x1","Symbol":[{"Column":1,"FileName":"a","FunctionName":"\#(name)","Line":1}]}"#
    let answer = try #require(SymbolizerAnswer.read(Array(line.utf8)[...]))
    #expect(answer.whole == whole)
  }
}
