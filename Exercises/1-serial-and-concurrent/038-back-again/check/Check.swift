import Dispatch
import Grading
import Synchronization

/// After many changes, one thread takes a buffer while another one takes two and gives one back.
func takenTwiceAndGivenBack() {
  let buffers = Buffers(count: 2)
  for _ in 1...30 {
    let taken = [buffers.take(), buffers.take()]
    for case let buffer? in taken { buffers.giveBack(buffer) }
  }
  let owners = CheckOwners(2)
  let work = Work()
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      if let one = buffers.take() { owners.begin(one) }
    } else {
      let one = buffers.take()
      if let one { owners.begin(one) }
      if let two = buffers.take() { owners.begin(two) }
      if let one {
        owners.end(one)
        buffers.giveBack(one)
      }
    }
    work.compute("thread \(index)", units: 0)
  }
  var left = 0
  while let buffer = buffers.take() {
    owners.begin(buffer)
    left += 1
    expect(left <= 2, "no buffer is with two threads")
  }
  expect(owners.count, equals: 2, "no buffer is lost")
  work.compute("at the end", units: 0)
  expect(work, takesAtMost: 0, "no thread sleeps in order to get a buffer")
}

/// The same with three buffers, all of which the other thread takes.
func takenThriceAndGivenBack() {
  let buffers = Buffers(count: 3)
  let owners = CheckOwners(3)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      if let one = buffers.take() { owners.begin(one) }
    } else {
      let one = buffers.take()
      if let one { owners.begin(one) }
      for _ in 0..<2 {
        if let more = buffers.take() { owners.begin(more) }
      }
      if let one {
        owners.end(one)
        buffers.giveBack(one)
      }
    }
  }
  var left = 0
  while let buffer = buffers.take() {
    owners.begin(buffer)
    left += 1
    expect(left <= 3, "no buffer is with two threads")
  }
  expect(owners.count, equals: 3, "no buffer is lost")
}

/// Two threads take a buffer, write into it and give it back.
func writtenAndGivenBack() {
  let number = given(10...99)
  let buffers = Buffers(count: 1)
  let contents = CheckContents()
  let got = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    guard let buffer = buffers.take() else { return }
    expect(buffer, equals: 0, "only buffers that exist are handed out")
    got.add(1, ordering: .relaxed)
    contents.sum += number
    buffers.giveBack(buffer)
  }
  let last: Int? = buffers.take()
  expect(last, equals: 0, "no buffer is lost")
  let times = got.load(ordering: .relaxed)
  expect(times >= 1, "a thread that finds a free buffer gets it")
  expect(contents.sum, equals: number * times, "what a thread writes is seen by the next one")
}

/// Three threads want two buffers: no more than two get one, and the third only one that came back.
func threeThreads() {
  let buffers = Buffers(count: 2)
  let owners = CheckOwners(2)
  let got = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: 3) { _ in
    guard let buffer = buffers.take() else { return }
    owners.begin(buffer)
    got.add(1, ordering: .relaxed)
  }
  let none: Int? = buffers.take()
  expect(got.load(ordering: .relaxed), equals: 2, "each free buffer is handed out once")
  expect(none, equals: nil, "nothing is handed out if no buffer is free")
}

/// Buffers that two threads give back at the same time are all there again.
func givenBackAtTheSameTime() {
  let count = given(2...4)
  let buffers = Buffers(count: count)
  var all: [Int] = []
  while all.count <= count, let buffer = buffers.take() { all.append(buffer) }
  expect(all.sorted(), equals: Array(0..<count), "each free buffer is handed out once")
  let taken = all
  DispatchQueue.concurrentPerform(iterations: 2) { index in buffers.giveBack(taken[index]) }
  var again: [Int] = []
  while again.count <= count, let buffer = buffers.take() { again.append(buffer) }
  expect(again.sorted(), equals: taken[0..<2].sorted(), "no buffer is lost")
}

/// One buffer comes back while another thread takes; the other buffer is free all the time.
func anotherIsFree() {
  let buffers = Buffers(count: 2)
  guard let first = buffers.take() else { return expect(false, "a free buffer is handed out") }
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    guard index == 1 else { return buffers.giveBack(first) }
    let one: Int? = buffers.take()
    expect(one != nil, "a buffer that is free during the whole call is found")
    guard one == first else { return }
    // What has just come back was taken, so the other one is still free.
    let two: Int? = buffers.take()
    expect(two, equals: 1 - first, "a buffer that is free during the whole call is found")
  }
}

/// Another thread takes, gives back and takes: of three buffers, it leaves one free all the time.
func oneIsFreeAllTheTime() {
  let buffers = Buffers(count: 3)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let one: Int? = buffers.take()
    expect(one != nil, "a buffer that is free during the whole call is found")
    guard index == 1, let one else { return }
    buffers.giveBack(one)
    let more: Int? = buffers.take()
    expect(more != nil, "a buffer that is free during the whole call is found")
  }
}

/// Another thread takes and gives back three times: however often that comes between, a buffer is free all the time.
func oneIsFreeAmidManyChanges() {
  let buffers = Buffers(count: 2)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for _ in 1...(index == 0 ? 1 : 3) {
      let one: Int? = buffers.take()
      expect(one != nil, "a buffer that is free during the whole call is found")
      if index == 1, let one { buffers.giveBack(one) }
    }
  }
}

/// All of sixty buffers are handed out, and again when they have come back.
func sixtyBuffers() {
  let buffers = Buffers(count: 60)
  for _ in 1...2 {
    var taken: [Int] = []
    while taken.count <= 60, let buffer = buffers.take() { taken.append(buffer) }
    expect(taken.sorted(), equals: Array(0..<60), "each free buffer is handed out once")
    for buffer in taken { buffers.giveBack(buffer) }
  }
}

/// Without buffers there is nothing to take.
func noBuffers() {
  let none: Int? = Buffers(count: 0).take()
  expect(none, equals: nil, "nothing is handed out if no buffer is free")
}

/// Two engines: each has buffers of its own.
func eachHasItsBuffers() {
  let (one, other) = (Buffers(count: 1), Buffers(count: 2))
  let taken: [Int?] = [other.take(), one.take(), other.take()]
  expect(taken[1], equals: 0, "each has buffers of its own")
  expect([taken[0], taken[2]].compactMap(\.self).sorted(), equals: [0, 1], "each has its own")
  if let buffer = taken[1] { one.giveBack(buffer) }
  let none: Int? = other.take()
  expect(none, equals: nil, "nothing is handed out if no buffer is free")
}

/// Which buffers are with a thread.
private final class CheckOwners: Sendable {
  private let taken: Mutex<[Bool]>
  init(_ count: Int) { taken = Mutex(Array(repeating: false, count: count)) }

  var count: Int { taken.withLock { $0.count { $0 } } }

  func begin(_ buffer: Int) {
    let isFree = taken.withLock { taken in
      guard taken.indices.contains(buffer), !taken[buffer] else { return false }
      taken[buffer] = true
      return true
    }
    expect(isFree, "no buffer is with two threads")
  }

  func end(_ buffer: Int) {
    taken.withLock { $0[buffer] = false }
  }
}

/// What is in a buffer.
private final class CheckContents: @unchecked Sendable {
  var sum = 0
}
