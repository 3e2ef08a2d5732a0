import Dispatch
import Grading

/// Of three downloads two run at a time, and the third as soon as one has ended.
func twoAtATime() {
  let downloader = Downloader(atMost: 2)
  let work = Work(atMost: 2)
  let size = given(100...999)
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    let got: Int = downloader.download("episode \(index)") { file in
      work.compute(file, units: 2)
      return size + index
    }
    expect(got, equals: size + index, "a download returns what was fetched")
  }
  let episodes = ["episode 0", "episode 1", "episode 2"]
  expect(work.finished.sorted(), equals: episodes, "each episode is downloaded once")
  expect(work, takesAtMost: 4, "as many downloads run at a time as are allowed")
}

/// Three downloads run at the same time if three are allowed.
func threeAtATime() {
  let downloader = Downloader(atMost: 3)
  let work = Work(atMost: 3)
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    _ = downloader.download("episode \(index)") { file in
      work.compute(file)
      return index
    }
  }
  expect(work, reachesAtOnce: 3, "as many downloads run at a time as are allowed")
}

/// Ten downloads run at the same time if ten are allowed: each begins while the one before it runs.
func tenAtATime() {
  let downloader = Downloader(atMost: 10)
  let work = Work(atMost: 10)
  @Sendable func download(_ index: Int) {
    let ended = DispatchSemaphore(value: 0)
    _ = downloader.download("episode \(index)") { file in
      if index < 10 {
        DispatchQueue.global().async {
          download(index + 1)
          ended.signal()
        }
      }
      // Those that begin later end earlier, each at a moment of its own.
      work.compute(file, units: 11 - index)
      return index
    }
    if index < 10 { ended.wait() }
  }
  download(1)
  expect(work, reachesAtOnce: 10, "as many downloads run at a time as are allowed")
}

/// Ten downloads come one after another: five run at a time, and five wait for their places.
func moreThanFive() {
  let downloader = Downloader(atMost: 5)
  let work = Work(atMost: 5)
  DispatchQueue.concurrentPerform(iterations: 10) { index in
    // Each comes when those before it have come as far as they can.
    Work().compute("a while", units: index)
    _ = downloader.download("episode \(index)") { file in
      work.compute(file, units: 11)
      return index
    }
  }
  expect(work.finished.count, equals: 10, "each episode is downloaded once")
  expect(work, takesAtMost: 26, "as many downloads run at a time as are allowed")
}

/// Two places become free at the same time, and two downloads wait for them.
func twoWaitForTwoPlaces() {
  let downloader = Downloader(atMost: 2)
  let work = Work(atMost: 2)
  DispatchQueue.concurrentPerform(iterations: 4) { index in
    _ = downloader.download("episode \(index)") { file in
      work.compute(file)
      return index
    }
  }
  expect(work, takesAtMost: 2, "each place that becomes free is taken by a download that waits")
}

/// After a quiet download, two threads share one place for the same episode; one of them needs it twice.
func oneAtATime() {
  let downloader = Downloader(atMost: 1)
  let quiet: Int = downloader.download("episode 3") { _ in 3 }
  expect(quiet, equals: 3, "a download returns what was fetched")
  let work = Work(atMost: 1)
  let counts = [2, 1]
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for _ in 1...counts[index] {
      _ = downloader.download("episode 3") { file in
        // Code that waits with a limit has given up by then.
        work.computeLong(file)
        return index
      }
    }
  }
  expect(work.finished.count, equals: 3, "each download fetches the episode once")
  expect(work, takesAtMost: 3 * Work.long, "as many downloads run at a time as are allowed")
}

/// A download that fails lets the next one continue, and its error comes through.
func failureGivesThePlaceBack() {
  let downloader = Downloader(atMost: 1)
  let work = Work(atMost: 1)
  let (code, size) = (given(400...499), given(100...999))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    guard index == 0 else {
      let got: Int = downloader.download("episode 2") { file in
        work.compute(file)
        return size
      }
      expect(got, equals: size, "a download returns what was fetched")
      return
    }
    var thrown = 0
    do {
      _ = try downloader.download("episode 1") { file in
        work.compute(file)
        throw ServerError(code: code)
      }
    } catch {
      thrown = (error as? ServerError)?.code ?? 0
    }
    expect(thrown, equals: code, "a download that fails throws its error")
  }
  expect(work, takesAtMost: 2, "a download continues as soon as another one has failed")
  let got: Int = downloader.download("episode 3") { _ in size + 1 }
  expect(got, equals: size + 1, "a download returns what was fetched")
}

/// After a download that failed there are as many places as before, whatever its error.
func failureGivesOnePlaceBack() {
  let downloader = Downloader(atMost: 1)
  let code = given(400...499)
  _ = try? downloader.download("episode 0") { _ in throw CancellationError() }
  var thrown = 0
  do {
    _ = try downloader.download("episode 1") { _ in throw ServerError(code: code) }
  } catch {
    thrown = (error as? ServerError)?.code ?? 0
  }
  expect(thrown, equals: code, "a download that fails throws its error")
  let work = Work(atMost: 1)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    _ = downloader.download("episode \(index + 2)") { file in
      work.compute(file)
      return index
    }
  }
  expect(work, takesAtMost: 2, "a download continues as soon as another one has ended")
}

/// While a long download of an episode runs, others of it take the other place, one after another, and the first fails.
func besideALongOne() {
  let downloader = Downloader(atMost: 2)
  let work = Work(atMost: 2)
  let (size, began) = (given(100...999), DispatchSemaphore(value: 0))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    guard index == 0 else {
      began.wait()
      _ = try? downloader.download("episode 1") { file in
        work.compute(file)
        throw ServerError(code: 404)
      }
      let got: Int = downloader.download("episode 1") { file in
        work.compute(file)
        return size + 1
      }
      expect(got, equals: size + 1, "a download returns what was fetched")
      return
    }
    _ = downloader.download("episode 1") { file in
      began.signal()
      work.compute(file, units: 3)
      return size
    }
  }
  expect(
    work, takesAtMost: 3, "a download that has to wait continues as soon as another one has ended")
  let got: Int = downloader.download("episode 1") { _ in size + 2 }
  expect(
    got, equals: size + 2,
    "a download returns what was fetched, also if the episode was fetched before")
}

/// A download through another downloader needs no place of the first one.
func twoDownloaders() {
  let (one, other) = (Downloader(atMost: 1), Downloader(atMost: 1))
  let size = given(100...999)
  let got: Int = one.download("episode 1") { file in
    other.download(file) { _ in size } + 1
  }
  expect(got, equals: size + 1, "a download returns what was fetched")
}

private struct ServerError: Error {
  let code: Int
}
