import Dispatch
import Grading

/// A thread that asks while the departures are loaded gets nil or all of them, at once.
func askedDuringTheLoad() {
  let list = [given(300...399), given(400...499)]
  let departures = Departures()
  let readers = Work()
  let loads = Work()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      departures.load {
        loads.compute("loading", units: 2)
        return list
      }
    } else {
      readers.compute("asking", units: 0)
      let seen: [Int]? = departures.today()
      readers.compute("answered", units: 0)
      expect(seen == nil || seen == list, "an answer is nil or the whole list")
    }
  }
  let later: [Int]? = departures.today()
  expect(later, equals: list, "once load has returned, the list is there")
  expect(loads.started.count, equals: 1, "load fetches once")
  expect(readers, takesAtMost: 0, "a thread that asks does not wait for a fetch that is under way")
}

/// Two threads ask twice while a load takes no time: what one has seen once is there.
func askedTwice() {
  let list = [given(300...399), given(400...499)]
  let departures = Departures()
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    if index == 0 {
      departures.load { list }
    } else {
      let first: [Int]? = departures.today()
      let second: [Int]? = departures.today()
      expect(first == nil || first == list, "an answer is nil or the whole list")
      expect(second == list || first == nil && second == nil, "what a thread has seen stays")
    }
  }
}

/// Threads that ask after the load get the list.
func askedAfterTheLoad() {
  let list = [given(400...499), given(300...399)]
  let departures = Departures()
  let early: [Int]? = departures.today()
  expect(early, equals: nil, "nothing has been loaded at first")
  departures.load { list }
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let seen: [Int]? = departures.today()
    expect(seen, equals: list, "once load has returned, the list is there")
  }
}

/// A load that fails changes nothing; the next one may succeed.
func aLoadFails() {
  let (code, list) = (given(400...499), [given(300...399), given(400...499)])
  let departures = Departures()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      var thrown = 0
      do {
        try departures.load { throw CheckServerError(code: code) }
      } catch {
        thrown = (error as? CheckServerError)?.code ?? 0
      }
      expect(thrown, equals: code, "the error of a fetch comes through")
      departures.load { list }
    } else {
      let seen: [Int]? = departures.today()
      expect(seen == nil || seen == list, "a load that fails changes nothing")
    }
  }
  let later: [Int]? = departures.today()
  expect(later, equals: list, "after a load that failed, another one may succeed")
}

/// After loads that failed, one of them with a `CancellationError`, there is still nothing.
func onlyAFailure() {
  let departures = Departures()
  try? departures.load { throw CheckServerError(code: 500) }
  try? departures.load { throw CancellationError() }
  let seen: [Int]? = departures.today()
  expect(seen, equals: nil, "a load that fails changes nothing")
}

/// On a day without departures the list is empty, and not nil.
func anEmptyList() {
  let departures = Departures()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      departures.load { [] }
    } else {
      let seen: [Int]? = departures.today()
      expect(seen == nil || seen == [], "an answer is nil or the whole list")
    }
  }
  let later: [Int]? = departures.today()
  expect(later, equals: [], "a list that is empty is there, too")
}

/// A station with many departures, always two in the same minute: the list is there as a whole.
func aLongList() {
  let list = (0..<300).map { 4 * ($0 / 2) }
  let departures = Departures()
  departures.load { list }
  let seen: [Int]? = departures.today()
  expect(seen == list, "an answer is nil or the whole list, however long")
}

/// Two days: each has its own departures.
func eachDayHasItsList() {
  let list = [given(300...399), given(400...499)]
  let (loaded, empty) = (Departures(), Departures())
  loaded.load { list }
  let seen: [[Int]?] = [empty.today(), loaded.today()]
  expect(seen, equals: [nil, list], "nothing has been loaded until load has been called")
}

private struct CheckServerError: Error {
  let code: Int
}
