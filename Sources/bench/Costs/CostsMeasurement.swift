import Dispatch
import SeededRandom
import Timing

/// Measures the primitives in blocks of random order, each in batches long enough for the clock.
struct CostsMeasurement {
  /// One primitive with its times.
  struct Cost {
    let primitive: Primitive
    /// How many in a row make a sample.
    let batch: Int
    /// Nanoseconds for one, sample by sample; the clock's cost is subtracted.
    let samples: [Double]

    var median: Double { Quantiles.median(samples) }
    var p10: Double { Quantiles.quantile(0.1, of: samples) }
    var p90: Double { Quantiles.quantile(0.9, of: samples) }
  }

  static let blocks = 50
  /// The shortest sample in nanoseconds.
  static let shortest = 100_000.0
  /// The same where two threads take part, which do not begin and end at the same moment.
  static let shortestContended = 2_000_000.0
  /// How many there are at least: with a few, what is measured is when the second thread gets a processor.
  static let fewestContended = 1024

  let seed: UInt64
  let clock = Report.Clock.calibrate()

  /// Measures everything.
  ///
  /// - Parameter onProgress: Is told the share that is done, 0 to 1.
  func costs(onProgress: (Double) -> Void) -> [Cost] {
    let primitives = Primitive.blockingOnes + Primitive.contendedOnes + Primitive.asynchronousOnes
    let batches = primitives.map(batch)
    var samples = [[Double]](repeating: [], count: primitives.count)
    var dice = SeededGenerator(seed: seed)
    for block in 0..<Self.blocks {
      for index in primitives.indices.shuffled(using: &dice) {
        let time = time(of: primitives[index], times: batches[index])
        samples[index].append(max(0, time - clock.p50) / Double(batches[index]))
      }
      onProgress(Double(block + 1) / Double(Self.blocks))
    }
    return primitives.indices.map {
      Cost(primitive: primitives[$0], batch: batches[$0], samples: samples[$0])
    }
  }

  /// Doubles the number until it takes long enough each time; that warms up, too.
  ///
  /// Once would not do: a few of them take long, too, while another process has the processor.
  private func batch(for primitive: Primitive) -> Int {
    var (shortest, times) = (Self.shortest, 16)
    if case .contended = primitive.body {
      (shortest, times) = (Self.shortestContended, Self.fewestContended)
    }
    while times < 1 << 20,
      (0..<5).contains(where: { _ in time(of: primitive, times: times) < shortest })
    {
      times *= 2
    }
    return times
  }

  private func time(of primitive: Primitive, times: Int) -> Double {
    switch primitive.body {
    case .blocking(let body):
      let start = ContinuousClock.now
      body(times)
      return (ContinuousClock.now - start) / .nanoseconds(1)
    case .contended(let body): return body(times)
    case .asynchronous(let body):
      // The main thread waits: it is none of the threads that tasks run on.
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var elapsed = 0.0  // written before the signal, read after it
      Task {
        let start = ContinuousClock.now
        await body(times)
        elapsed = (ContinuousClock.now - start) / .nanoseconds(1)
        done.signal()
      }
      done.wait()
      return elapsed
    }
  }
}
