import Foundation
import Timing

/// A function of a person's own file, called so often in a row that the clock can tell.
struct OwnItem: MeasuredItem {
  fileprivate typealias Call = @convention(c) (Int) -> UnsafeMutablePointer<CChar>?

  /// The shortest sample, in nanoseconds.
  static let shortest = 1e6
  /// The most calls in a row.
  static let most = 1 << 24

  let name: String
  let batch: Int
  private let call: Call
  private let empty: Call
  private let clockCost: Double

  /// Finds the function in an open library.
  ///
  /// - Parameters:
  ///   - number: Which of the functions it is.
  ///   - library: What `dlopen` gave.
  init(_ number: Int, named name: String, batch: Int, in library: Library, clockCost: Double) throws
  {
    call = try library.function("interleave_call_\(number)")
    empty = try library.function("interleave_empty_\(number)")
    (self.name, self.batch, self.clockCost) = (name, batch, clockCost)
  }

  func warmUp() throws { _ = try time(call, batch) }

  func sample() throws -> Report.Sample {
    let before = ResourceUsage.now()
    let wall = max(1, try time(call, batch) - clockCost)
    let after = ResourceUsage.now()
    // What took the processor away is shown, but not judged: nobody knows what the code waits for.
    return Report.Sample(
      wall: max(1e-3, wall / Double(batch)), cpu: Double(after.cpu - before.cpu) / Double(batch),
      switches: after.switches - before.switches, waits: after.waits - before.waits,
      contaminated: false, checked: true)
  }

  func emptyCost() throws -> Double {
    let calls = 10_000
    return Quantiles.median(try (0..<5).map { _ in try time(empty, calls) / Double(calls) })
  }

  /// How many calls in a row last long enough, found by doubling, and how long one then takes.
  func calibrate() throws -> (batch: Int, time: Double) {
    var batch = 1
    while true {
      let elapsed = try time(call, batch)
      if elapsed >= Self.shortest || batch >= Self.most { return (batch, elapsed / Double(batch)) }
      batch *= 2
    }
  }

  private func time(_ function: Call, _ count: Int) throws -> Double {
    let start = ContinuousClock.now
    let error = function(count)
    let elapsed = (ContinuousClock.now - start) / .nanoseconds(1)
    if let error {
      defer { free(error) }
      throw BenchError("\(name) threw an error: \(String(cString: error).shown)")
    }
    return elapsed
  }

  /// An open library.
  struct Library {
    private let handle: UnsafeMutableRawPointer

    init(_ path: String) throws {
      guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
        let reason = dlerror().map { String(cString: $0) } ?? "no reason is known"
        throw BenchError("the compiled functions cannot be opened: \(reason)")
      }
      self.handle = handle
    }

    fileprivate func function(_ name: String) throws -> Call {
      guard let symbol = dlsym(handle, name) else {
        throw BenchError("the compiled functions lack \(name)")
      }
      return unsafeBitCast(symbol, to: Call.self)
    }
  }
}
