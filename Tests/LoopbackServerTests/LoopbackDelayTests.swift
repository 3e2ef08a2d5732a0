import Foundation
import LoopbackServer
import Synchronization
import Testing

@Suite("loopback server: slow answers")
struct LoopbackDelayTests {
  @Test("the server waits before the answer and before each piece, as long as it is told to")
  func delays() throws {
    let slept = Slept()
    let whole = Response.text("abcdefg", after: .milliseconds(30))
    let server = try server(
      sleep: slept.add, Route("/slow", whole.inPieces(3, every: .milliseconds(5))))
    let client = try RawClient(server)
    try client.get("/slow", headers: "Connection: close\r\n")
    #expect(try client.readToEnd().hasSuffix("\r\n\r\nabcdefg"))
    #expect(slept.all == [.milliseconds(30), .milliseconds(5), .milliseconds(5)])
  }

  @Test("the pieces of a body are its bytes in order, and none is empty")
  func pieces() {
    for length in 0...20 {
      for count in 1...7 {
        let whole = Response(body: (0..<length).map { UInt8($0) })
        let cut = whole.inPieces(count, every: .zero)
        #expect(cut.body.flatMap(\.bytes) == whole.body.flatMap(\.bytes))
        #expect(cut.body.count <= count)
        #expect(cut.body.allSatisfy { !$0.bytes.isEmpty })
      }
    }
  }

  @Test("what was sent before a delay has arrived before the delay is over")
  func piecesArriveEarly() throws {
    let gate = DispatchSemaphore(value: 0)
    let server = try server(
      sleep: { _ in gate.wait() }, Route("/slow", .text("abcdef").inPieces(2, every: .seconds(1))))
    let client = try RawClient(server)
    try client.get("/slow", headers: "Connection: close\r\n")
    #expect(try client.read(upTo: "\r\n\r\nabc").hasSuffix("abc"))
    gate.signal()
    #expect(try client.readToEnd() == "def")
  }

  @Test("a real delay is waited for in full, and a client that sends on is no client that left")
  func realDelay() throws {
    let server = try server(sleep: nil, Route("/slow", .text("slow\n", after: .milliseconds(20))))
    let client = try RawClient(server)
    let start = ContinuousClock.now
    try client.get("/slow")
    try client.get("/hello", headers: "Connection: close\r\n")
    #expect(try client.read(upTo: "slow\n").hasSuffix("slow\n"))
    // A lower limit only: it holds however loaded the machine is.
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(try client.readToEnd().hasSuffix("hello\n"))
  }

  @Test("a slow answer holds up no other client")
  func independent() throws {
    let gate = DispatchSemaphore(value: 0)
    let slow = Route("/slow", .text("slow\n", after: .seconds(1)))
    let server = try server(sleep: { _ in gate.wait() }, slow)
    let (first, second) = (try RawClient(server), try RawClient(server))
    try first.get("/slow")
    try second.get("/hello")
    #expect(try second.read(upTo: "hello\n").hasPrefix("HTTP/1.1 200"))
    gate.signal()
    #expect(try first.read(upTo: "slow\n").hasPrefix("HTTP/1.1 200"))
  }
}

/// The delays that a server was told to wait for.
private final class Slept: Sendable {
  private let delays = Mutex<[Duration]>([])

  func add(_ delay: Duration) {
    delays.withLock { $0.append(delay) }
  }

  var all: [Duration] { delays.withLock { $0 } }
}
