import CExploration
import Foundation
import Testing

@Suite("How much room new memory has")
struct RoomTests {
  #if os(Linux)
    @Test("what asks for it first, as an array does, is told the same, whatever was freed before")
    func least() throws {
      typealias Ask = @convention(c) (UnsafeMutableRawPointer) -> Int
      let symbol = try #require(dlsym(nil, "malloc_usable_size"))
      let room = unsafeBitCast(symbol, to: Ask.self)
      // A piece that is a little larger is free between two others: malloc gives all of it.
      let pieces = try (0..<3).map { _ in try #require(malloc(2024)) }
      free(pieces[1])
      let new = try #require(malloc(2000))
      #expect(room(new) == 2008)
      for piece in [pieces[0], pieces[2], new] { free(piece) }
    }
  #endif
}
