import Checking
import Exploration
import Testing

@Suite("Finding lines for addresses", .timeLimit(.minutes(15)))
struct SymbolizerTests {
  @Test("as many as no pipe takes at once")
  func many() throws {
    let toolchain = try #require(Toolchain())
    // More than 200 KB of addresses; what answers them has no debug information and is quick.
    let codes = Set((1...2000).map { CodePlace(UInt(0x1000 + 16 * $0)) })
    let symbolizer = Symbolizer(codes, in: "/bin/sh", sources: [], toolchain: toolchain)
    #expect(symbolizer.complaints == [])
  }
}
