import Dispatch
import Grading

/// A title is added during a search: the search finds it or not, and later ones do.
func addedDuringASearch() {
  let (old, new) = ("song \(given(50...99))", "song \(given(10...49))")
  let library = Library()
  library.add(old)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      library.add(new)
    } else {
      let found: [String] = library.titles { $0.plays == 0 }
      expect(found == [old] || found == [old, new], "a search finds what has been added")
    }
  }
  let later: [String] = library.titles { _ in true }
  expect(later, equals: [old, new], "a search finds what has been added, in that order")
}

/// A title is added while another one is played.
func addedDuringAPlay() {
  let (old, new) = ("song \(given(50...99))", "song \(given(10...49))")
  let library = Library()
  library.add(old)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { library.add(new) } else { library.play(old) }
  }
  let later: [String] = library.titles { $0.plays == ($0.title == old ? 1 : 0) }
  expect(later, equals: [old, new], "no title and no play is lost")
}

/// Two threads add titles, one of them a title that is there: nothing is lost or doubled.
func twoAdd() {
  let (old, new) = ("song \(given(50...99))", "song \(given(10...49))")
  let library = Library()
  let work = Work()
  work.compute("empty", units: 0)
  library.add(old)
  library.play(old)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    library.add(new)
    library.add(old)
    let found: [String] = library.titles { $0.title == new }
    expect(found, equals: [new], "when add has returned, a search finds the title")
    work.compute("thread \(index)", units: 0)
  }
  library.add("song 3")
  library.add("song 100")
  library.add("Song 3")
  let found: [String] = library.titles { _ in true }
  let played: [String] = library.titles { $0.plays == 1 }
  work.compute("searched", units: 0)
  expect(
    found, equals: [old, new, "song 3", "song 100", "Song 3"],
    "a title is in the library once, in the order of adding")
  expect(played, equals: [old], "a title that is added again keeps its plays")
  expect(work, takesAtMost: 0, "no thread sleeps in order to add a title")
}

/// Two threads play the same title: both plays are counted.
func twoPlay() {
  let (title, other) = ("song \(given(10...49))", "song \(given(50...99))")
  let library = Library()
  library.add(title)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    library.play(title)
    let found: [String] = library.titles { $0.plays >= 1 }
    expect(found, equals: [title], "a search that begins after a play sees it")
  }
  library.play(other)
  let twice: [String] = library.titles { $0.plays == 2 }
  let all: [String] = library.titles { _ in true }
  expect(twice, equals: [title], "no play is lost")
  expect(all, equals: [title], "a play of a title that is not there is ignored")
  library.add(other)
  let unplayed: [String] = library.titles { $0.plays == 0 }
  expect(unplayed, equals: [other], "a title has no plays when it has been added")
  library.play(other)
  let ordered: [String] = library.titles { _ in true }
  expect(ordered, equals: [title, other], "titles are found in the order in which they were added")
  library.play(title)
  let still: [String] = library.titles { _ in true }
  expect(still, equals: [title, other], "titles are found in the order in which they were added")
}

/// One thread plays a title twice while another one plays it: all three plays are counted.
func threePlays() {
  let library = Library()
  library.add("")
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    library.play("")
    if index == 0 { library.play("") }
  }
  let found: [String] = library.titles { $0.plays == 3 }
  expect(found, equals: [""], "no play is lost, also of a title that is empty")
}

/// A title is added and played by one thread while another one searches.
func playedDuringASearch() {
  let title = "song \(given(10...99))"
  let library = Library()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      library.add(title)
      library.play(title)
    } else {
      let found: [String] = library.titles { $0.plays <= 1 }
      expect(found == [] || found == [title], "a search finds what has been added")
    }
  }
  let found: [String] = library.titles { $0.plays == 1 }
  expect(found, equals: [title], "no play is lost")
}

/// Two threads add the same title and play it.
func twoAddAndPlay() {
  let title = "song \(given(10...99))"
  let library = Library()
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    library.add(title)
    library.play(title)
  }
  let found: [String] = library.titles { $0.plays == 2 }
  expect(found, equals: [title], "no play is lost, even if the title is added again")
}

/// Searches run at the same time.
func searchesRunAtTheSameTime() {
  let work = Work()
  let (one, two) = ("song \(given(10...49))", "song \(given(50...99))")
  let library = Library()
  library.add(one)
  library.add(two)
  library.play(two)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let found: [String] = library.titles { song in
      if song.title == one { work.compute("search \(index)", units: 2) }
      return song.plays == index
    }
    expect(found, equals: index == 0 ? [one] : [two], "a search finds what is wanted")
  }
  expect(work.finished.count, equals: 2, "each search looks at each song")
  expect(work, takesAtMost: 2, "searches run at the same time")
}

/// Nine searches run at the same time: each begins while the one before it runs.
func nineSearches() {
  let work = Work()
  let library = Library()
  library.add("song")
  @Sendable func search(_ index: Int) {
    let ended = DispatchSemaphore(value: 0)
    let found: [String] = library.titles { _ in
      if index < 9 {
        DispatchQueue.global().async {
          search(index + 1)
          ended.signal()
        }
      }
      // Those that begin later end earlier, each at a moment of its own.
      work.compute("search \(index)", units: 10 - index)
      return true
    }
    if index < 9 { ended.wait() }
    expect(found, equals: ["song"], "a search finds what has been added")
  }
  search(1)
  expect(work, reachesAtOnce: 9, "searches run at the same time, however many there are")
}

/// Two searches that begin when a change already waits for another search run at the same time.
func searchesAfterAWaitingChange() {
  let (first, later) = (Work(), Work())
  let library = Library()
  library.add("song")
  let ended = DispatchSemaphore(value: 0)
  _ = library.titles { song in
    guard song.title == "song" else { return true }
    DispatchQueue.global().async {
      library.add("album")
      let found: [String] = library.titles { $0.title == "album" }
      expect(found, equals: ["album"], "when add has returned, a search finds the title")
      ended.signal()
    }
    first.compute("first search", units: 1)  // the change has been made by then, or waits
    for index in 1...2 {
      DispatchQueue.global().async {
        let found: [String] = library.titles { song in
          if song.title == "song" { later.compute("search \(index)", units: 2) }
          return true
        }
        expect(found.first, equals: "song", "a search finds what has been added")
        ended.signal()
      }
    }
    first.computeLong("first search")  // the searches run by then, or wait; with a limit no more
    return true
  }
  for _ in 1...3 { ended.wait() }
  expect(later, takesAtMost: 2, "searches run at the same time, also those that have waited")
}

/// Two libraries: each has its own titles and plays.
func eachLibraryHasItsSongs() {
  let title = "song \(given(10...99))"
  let (one, other) = (Library(), Library())
  one.add(title)
  other.play(title)
  let found: [[String]] = [one, other].map { library in library.titles { $0.plays == 0 } }
  expect(found, equals: [[title], []], "each library has songs of its own")
}
