import Checking
import Foundation
import Testing

@Suite("Feeding a process")
struct PipeFeedTests {
  @Test("what a full pipe does not take is not waited for, and comes as soon as there is room")
  func fullPipe() throws {
    let pipe = try ClosedPipe()
    defer { close(pipe.reading) }
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    var feed = PipeFeed(bytes, to: pipe.writing)
    var heard: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      feed.push()
      let count = read(pipe.reading, &chunk, chunk.count)
      if count <= 0 { break }
      heard += chunk.prefix(count)
    }
    let isWhole = heard == bytes
    #expect(isWhole)
  }

  @Test("a reader that is gone ends it, and no signal comes, whatever other threads do")
  func threads() {
    // Without a handler, one signal would end the tests.
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 1...500 {
        guard let pipe = try? ClosedPipe() else { continue }
        close(pipe.reading)
        var feed = PipeFeed([1, 2, 3], to: pipe.writing)
        feed.push()
        if feed.descriptor != nil { Issue.record("it is still fed") }
      }
    }
    var waiting = sigset_t()
    sigpending(&waiting)
    #expect(sigismember(&waiting, SIGPIPE) == 0)
  }
}
