import CExploration
import Foundation
import Testing

@_silgen_name("swift_retainCount")
private func count(_ object: UnsafeMutableRawPointer) -> Int

/// What the explorer's targets are compiled to call.
@Suite("counting references") struct CountingTests {
  @Test("many threads may count one object's where no worker has said that it is alone")
  func manyThreads() {
    let object = Unmanaged.passRetained(NSObject())
    defer { object.release() }
    nonisolated(unsafe) let address = object.toOpaque()
    let before = count(address)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<5_000_000 { _ = swift_nonatomic_retain(address) }
    }
    #expect(count(address) == before + 20_000_000)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<5_000_000 { swift_nonatomic_release(address) }
    }
    #expect(count(address) == before)
  }
}
