import Dispatch
import Grading
import Synchronization

/// Stopped while a sample is under way: stop returns when that sample has ended.
func stoppedDuringASample() {
  let sensor = CheckSensor()
  let work = Work()
  let sampler = Sampler(every: 20) { sensor.read(units: 3) }
  work.compute("waiting", units: 3)
  // The first sample is under way, from the end of unit 2 to that of unit 5.
  sampler.stop()
  sensor.switchOff()
  work.compute("switched off", units: 0)
  expect(work, takesAtMost: 5, "stop returns as soon as the sample that is under way has ended")
  expect(sensor.readings, equals: 1, "a sample is taken after each period")
  work.compute("waiting", units: 4)
  expect(sensor.readings, equals: 1, "after stop no sample begins")
}

/// Stopped between two samples, after many of them: stop returns at once.
func stoppedBetweenSamples() {
  let sensor = CheckSensor()
  let work = Work()
  let periods = given(22...23)
  let sampler = Sampler(every: 30) { sensor.read(units: 1) }
  work.compute("waiting", units: 3 * periods + 2)
  sampler.stop()
  sensor.switchOff()
  work.compute("switched off", units: 0)
  sampler.stop()
  work.compute("stopped again", units: 0)
  expect(
    work, takesAtMost: 3 * periods + 2, "stop returns at once if no sample is under way")
  expect(sensor.readings, equals: periods, "a sample is taken after each period, time and again")
  work.compute("waiting", units: 4)
  expect(sensor.readings, equals: periods, "after stop no sample begins")
}

/// Stopped at the very moment at which a sample is due, and by two threads.
func stoppedByTwoThreads() {
  let sensor = CheckSensor()
  let sampler = Sampler(every: 20) { sensor.read(units: 0) }
  let work = Work()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    work.compute("thread \(index) waits", units: 2)
    sampler.stop()
    expect(sensor.inFlight, equals: 0, "when stop has returned, no sample is under way")
    sensor.switchOff()
  }
  work.compute("waiting", units: 3)
}

/// Stopped by two threads while a sample is under way.
func stoppedByTwoThreadsDuringASample() {
  let sensor = CheckSensor()
  // Code that waits with a limit has given up by then.
  let sampler = Sampler(every: 10) { sensor.read(units: nil) }
  let work = Work()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    work.compute("thread \(index) waits", units: 2)
    sampler.stop()
    expect(sensor.inFlight, equals: 0, "when stop has returned, no sample is under way")
    sensor.switchOff()
  }
}

/// Stopped at the very moment at which a sample is due, and released at once.
func releasedRightAfterStop() {
  let sensor = CheckSensor()
  useForTwoUnits(sensor)
  Work().compute("waiting", units: 3)
  expect(sensor.readings <= 1, "after stop no sample begins")
}

private func useForTwoUnits(_ sensor: CheckSensor) {
  let sampler = Sampler(every: 20) { sensor.read(units: 0) }
  Work().compute("waiting", units: 2)
  sampler.stop()
  expect(sensor.inFlight, equals: 0, "when stop has returned, no sample is under way")
  sensor.switchOff()
}

/// A sample stops its own sampler: it is the last one.
func stoppedByASample() {
  let sensor = CheckSensor()
  let sampler = Mutex<Sampler?>(nil)
  let last = given(1...3)
  let made = Sampler(every: 20) {
    sensor.read(units: 0)
    if sensor.readings == last { sampler.withLock { $0 }?.stop() }
  }
  sampler.withLock { $0 = made }
  let work = Work()
  work.compute("waiting", units: 2 * last + 5)
  expect(sensor.readings, equals: last, "a sample that stops its sampler is the last one")
  made.stop()
  sampler.withLock { $0 = nil }
}

/// A sample and another thread stop the sampler.
func stoppedByASampleAndAThread() {
  let sensor = CheckSensor()
  let sampler = Mutex<Sampler?>(nil)
  let made = Sampler(every: 20) {
    sensor.read(units: 1)
    sampler.withLock { $0 }?.stop()
    sensor.read(units: 1)
  }
  sampler.withLock { $0 = made }
  let work = Work()
  work.compute("waiting", units: 3)
  made.stop()
  expect(sensor.inFlight, equals: 0, "when stop has returned, no sample is under way")
  expect(sensor.readings, equals: 2, "when stop has returned, no sample is under way")
  sensor.switchOff()
  sampler.withLock { $0 = nil }
}

/// A sample of one sampler stops another one, whose sample is under way.
func stoppedByAnotherSampler() {
  let sensor = CheckSensor()
  let other = Sampler(every: 20) { sensor.read(units: 3) }
  let isStopped = Work()
  let sampler = Sampler(every: 40) {
    other.stop()
    expect(sensor.inFlight, equals: 0, "when stop has returned, no sample is under way")
    sensor.switchOff()
    isStopped.compute("switched off", units: 0)
  }
  let work = Work()
  work.compute("waiting", units: 6)
  sampler.stop()
  expect(isStopped.finished.count, equals: 1, "stop returns as soon as the sample has ended")
  work.compute("waiting", units: 3)
  other.stop()
}

/// A sensor that must not be read when it is off.
private final class CheckSensor: Sendable {
  private let isOff = Mutex(false)
  private let work = Work(atMost: 1)

  var readings: Int { work.finished.count }
  var inFlight: Int { work.inFlight }

  func switchOff() { isOff.withLock { $0 = true } }

  /// Takes so many units, or longer than any limit.
  func read(units: Int?) {
    expect(!isOff.withLock { $0 }, "when stop has returned, no sample begins")
    if let units { work.compute("sample", units: units) } else { work.computeLong("sample") }
    expect(!isOff.withLock { $0 }, "when stop has returned, no sample is under way")
  }
}
