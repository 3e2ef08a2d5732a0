import Dispatch
import Grading

/// Three stations in a ring start at once: each has its turn.
func everyTestIsRun() {
  let bench = TestBench(stations: 3)
  let work = Work(atMost: 1)
  work.compute("all begin", units: 0)
  DispatchQueue.concurrentPerform(iterations: 3) { station in
    bench.run(at: station) { work.compute("station \(station)", units: 0) }
  }
  let stations = ["all begin", "station 0", "station 1", "station 2"]
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

/// Neighbours in a ring of twelve never test at the same time, either.
func neighboursTakeTurnsInALargeRing() {
  let bench = TestBench(stations: 12)
  let work = Work(atMost: 1)
  let first = given(3...10)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    bench.run(at: first + index) { work.compute("station \(first + index)") }
  }
  expect(work.finished.count, equals: 2, "every test is run once")
}

/// In a ring of two, both stations need the same two instruments, and each has its turn.
func twoStationsShareBothInstruments() {
  let bench = TestBench(stations: 2)
  let work = Work(atMost: 1)
  DispatchQueue.concurrentPerform(iterations: 2) { station in
    bench.run(at: station) { work.compute("station \(station)") }
  }
  expect(work.finished.count, equals: 2, "every test is run once")
}

/// Two stations that wait for the one between them go on together.
func waitingStationsGoOnTogether() {
  let bench = TestBench(stations: 4)
  let work = Work(atMost: 2)
  let waiting = DispatchGroup()
  bench.run(at: 0) {
    for station in [1, 3] {
      DispatchQueue.global().async(group: waiting) {
        bench.run(at: station) { work.compute("station \(station)", units: 2) }
      }
    }
    // Time passes when both wait.
    work.compute("station 0", units: 2)
  }
  waiting.wait()
  expect(work, takesAtMost: 4, "stations that share no instrument test at the same time")
}

/// A station whose instruments are free tests although its neighbour waits.
func waitingStationHoldsNobodyUp() {
  // Station 3 shares no instrument with station 1, which may hold one of its own while it waits.
  let bench = TestBench(stations: 5)
  let work = Work(atMost: 2)
  let others = DispatchGroup()
  bench.run(at: 0) {
    DispatchQueue.global().async(group: others) {
      bench.run(at: 1) { work.compute("station 1", units: 2) }
    }
    work.compute("station 0")
    DispatchQueue.global().async(group: others) {
      bench.run(at: 3) { work.compute("station 3", units: 5) }
    }
    work.compute("station 0, part 2", units: 3)
  }
  others.wait()
  expect(work, takesAtMost: 6, "no station waits while its instruments are free")
}

/// A station may test again at once, also after a test that took long.
func stationTestsAgain() {
  let bench = TestBench(stations: 3)
  let work = Work(atMost: 1)
  DispatchQueue.concurrentPerform(iterations: 3) { station in
    guard station == 0 else {
      return bench.run(at: station) { work.compute("station \(station)", units: 0) }
    }
    // Code that waits with a limit has given up by then.
    bench.run(at: station) { work.computeLong("station 0") }
    bench.run(at: station) { work.compute("station 0 again", units: 0) }
  }
  expect(work.finished.count, equals: 4, "every test is run once")
}
