import Dispatch
import Grading

/// Three stations in a ring start at once: each has its turn.
func everyTestIsRun() {
  let bench = TestBench(stations: 3)
  let work = Work(atMost: 1)
  DispatchQueue.concurrentPerform(iterations: 3) { station in
    bench.run(at: station) { work.compute("station \(station)", units: 0) }
  }
  let stations = ["station 0", "station 1", "station 2"]
  expect(work.finished.sorted(), equals: stations, "every test is run once")
  expect(work, takesAtMost: 0, "tests that take no time are run in no time: no station sleeps")
}

/// Opposite stations of a ring of four test at the same time.
func stationsThatShareNothingTestTogether() {
  let bench = TestBench(stations: 4)
  let work = Work()
  let first = given(0...1)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let station = first + 2 * index
    bench.run(at: station) { work.compute("station \(station)", units: 2) }
  }
  expect(work.finished.count, equals: 2, "every test is run once")
  expect(work, takesAtMost: 2, "stations that share no instrument test at the same time")
}

/// Neighbours in a ring of four never test at the same time.
func neighboursTakeTurns() {
  let bench = TestBench(stations: 4)
  let work = Work(atMost: 1)
  let first = given(0...3)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let station = (first + index) % 4
    bench.run(at: station) { work.compute("station \(station)") }
  }
  expect(work.finished.count, equals: 2, "every test is run once")
}
