import Dispatch
import Grading

/// Every byte of two downloads is counted.
func everyByteCounts() {
  let counter = DownloadCounter()
  let pieces = [given(1...999), given(1...999)]
  let work = Work()
  work.compute("both begin", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    counter.received(pieces[index])
    work.compute("download \(index) continues", units: 0)
  }
  let total: Int = counter.total
  work.compute("total", units: 0)
  expect(total, equals: pieces[0] + pieces[1], "every byte is counted")
  expect(work, takesAtMost: 0, "no thread sleeps in order to count")
}

/// A reader in the middle sees what has arrived so far.
func totalMayBeReadMeanwhile() {
  let counter = DownloadCounter()
  let piece = given(1...999)
  counter.received(piece)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      counter.received(piece)
    } else {
      let total: Int = counter.total
      expect(total == piece || total == 2 * piece, "the total is a sum of what has arrived")
    }
  }
  let total: Int = counter.total
  expect(total, equals: 2 * piece, "every byte is counted")
}

/// Two readers at the same time both see what has arrived.
func twoReadersSeeTheSame() {
  let counter = DownloadCounter()
  let piece = given(1...999)
  counter.received(piece)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let total: Int = counter.total
    expect(total, equals: piece, "each reader sees all that has arrived")
  }
}

/// Every byte of three downloads is counted.
func threeDownloads() {
  let counter = DownloadCounter()
  let piece = given(1...999)
  DispatchQueue.concurrentPerform(iterations: 3) { _ in counter.received(piece) }
  let total: Int = counter.total
  expect(total, equals: 3 * piece, "every byte is counted, however many add at the same time")
}

/// A large piece of one download arrives while another one gets four small pieces.
func aPieceAmongManyPieces() {
  let counter = DownloadCounter()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for count in index == 0 ? [5_000_000_000] : [1, 1, 1, 1] { counter.received(count) }
  }
  let total: Int = counter.total
  expect(total, equals: 5_000_000_004, "every byte is counted, of large and small pieces")
}

/// Two counters: each has the bytes of its own downloads.
func eachCounterHasItsBytes() {
  let (one, other) = (DownloadCounter(), DownloadCounter())
  let piece = given(1...999)
  one.received(piece)
  other.received(piece + 1)
  let totals: [Int] = [one.total, other.total]
  expect(totals, equals: [piece, piece + 1], "each counter has the bytes of its own downloads")
}
