import Dispatch
import Grading
import Synchronization

/// Three frames go through a buffer for one, in order.
func framesComeInOrder() {
  let buffer = FrameBuffer(capacity: 1)
  let first = given(100...999)
  DispatchQueue.global().async {
    for frame in first...first + 2 { buffer.put(frame) }
  }
  let frames: [Int] = [buffer.take(), buffer.take(), buffer.take()]
  expect(frames, equals: [first, first + 1, first + 2], "frames come out as they were put in")
}

/// The encoder continues as soon as there is a frame.
func encoderGoesOnAtOnce() {
  let buffer = FrameBuffer(capacity: 1)
  let work = Work()
  DispatchQueue.global().async {
    // Code that waits with a limit has given up by then.
    work.computeLong("camera")
    buffer.put(given(100...999))
  }
  _ = buffer.take()
  work.compute("encoder")
  expect(work.finished, equals: ["camera", "encoder"], "an empty buffer makes the encoder wait")
  expect(work, takesAtMost: Work.long + 1, "the encoder continues as soon as there is a frame")
}

/// The camera can put in as many frames as there is memory for, here six, and waits before the next one.
func fullBufferMakesTheCameraWait() {
  let buffer = FrameBuffer(capacity: 6)
  let isTaking = Atomic(false)
  let first = given(100...999)
  for frame in first..<first + 6 { buffer.put(frame) }
  DispatchQueue.global().async {
    buffer.put(first + 6)
    expect(isTaking.load(ordering: .relaxed), "a full buffer makes the camera wait")
  }
  // Code that waits with a limit has given up by then.
  Work().computeLong("the encoder is prepared")
  isTaking.store(true, ordering: .relaxed)
  let frames: [Int] = (0...6).map { _ in buffer.take() }
  expect(frames, equals: Array(first...first + 6), "frames come out as they were put in")
}

/// Two cameras wait for a place, and two places become free in a row: both cameras continue.
func twoPlacesInARow() {
  let buffer = FrameBuffer(capacity: 3)
  for frame in 1...3 { buffer.put(frame) }
  let cameras = DispatchGroup()
  for frame in 4...5 { DispatchQueue.global().async(group: cameras) { buffer.put(frame) } }
  var frames: [Int] = [buffer.take(), buffer.take()]
  cameras.wait()
  for _ in 3...5 { frames.append(buffer.take()) }
  expect(frames.sorted(), equals: [1, 2, 3, 4, 5], "each frame is taken once")
}

/// Two encoders wait for a frame, and two frames come in a row: both encoders continue.
func twoFramesInARow() {
  let buffer = FrameBuffer(capacity: 3)
  let frames = [given(100...499), given(500...999)]
  let sum = Atomic(0)
  let encoders = DispatchGroup()
  for _ in frames {
    DispatchQueue.global().async(group: encoders) {
      let frame: Int = buffer.take()
      sum.add(frame, ordering: .relaxed)
    }
  }
  for frame in frames { buffer.put(frame) }
  encoders.wait()
  expect(sum.load(ordering: .relaxed), equals: frames[0] + frames[1], "each frame is taken once")
}

/// An encoder takes a frame while the camera puts in the next one: that one comes out second.
func theNextFrameComesSecond() {
  let buffer = FrameBuffer(capacity: 1)
  let first = given(100...999)
  buffer.put(first)
  let encoder = DispatchGroup()
  DispatchQueue.global().async(group: encoder) {
    let frame: Int = buffer.take()
    expect(frame, equals: first, "the frame that was put in first comes out first")
  }
  buffer.put(first + 1)
  let frame: Int = buffer.take()
  expect(frame, equals: first + 1, "there is room again only when a frame is out")
  encoder.wait()
}

/// Two cameras wait for one place: the frame of the camera that continues comes out next.
func oneOfTwoCamerasContinues() {
  let buffer = FrameBuffer(capacity: 1)
  let first = given(100...999)
  buffer.put(first)
  let isIn = DispatchSemaphore(value: 0)
  let latest = Atomic(0)
  for frame in first + 1...first + 2 {
    DispatchQueue.global().async {
      buffer.put(frame)
      latest.store(frame, ordering: .relaxed)
      isIn.signal()
    }
  }
  let frame: Int = buffer.take()
  expect(frame, equals: first, "the frame that was put in first comes out first")
  isIn.wait()
  let next = latest.load(ordering: .relaxed)
  let nextTaken: Int = buffer.take()
  expect(nextTaken, equals: next, "a frame that waits for a place is not in the buffer")
  isIn.wait()
  let lastTaken: Int = buffer.take()
  expect(lastTaken, equals: 2 * first + 3 - next, "each frame is taken once")
}

/// Two encoders take what one camera puts in.
func twoEncodersShareTheFrames() {
  let buffer = FrameBuffer(capacity: 1)
  let sum = Atomic(0)
  let frames = [given(100...499), given(500...999)]
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    if index == 0 {
      for frame in frames { buffer.put(frame) }
    } else {
      let frame: Int = buffer.take()
      sum.add(frame, ordering: .relaxed)
    }
  }
  expect(sum.load(ordering: .relaxed), equals: frames[0] + frames[1], "each frame is taken once")
}

/// Two cameras put in what one encoder takes; there is never more in the buffer than fits.
func twoCamerasShareTheBuffer() {
  let buffer = FrameBuffer(capacity: 1)
  let places = Atomic(1)
  let frames = [given(100...499), given(500...999)]
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    if index < 2 {
      buffer.put(frames[index])
      let left = places.subtract(1, ordering: .relaxed).newValue
      expect(left >= 0, "a full buffer makes the camera wait")
    } else {
      var taken: [Int] = []
      for _ in frames {
        places.add(1, ordering: .relaxed)
        taken.append(buffer.take())
      }
      expect(taken.sorted(), equals: frames, "each frame is taken once")
    }
  }
}

/// One thread fills a buffer for four, takes a frame and puts in the next one, and frames may be equal.
func framesOfOneThread() {
  let buffer = FrameBuffer(capacity: 4)
  let first = given(100...999)
  for frame in [first, first, 0, first + 1] { buffer.put(frame) }
  var frames: [Int] = [buffer.take()]
  buffer.put(first + 2)
  for _ in 1...4 { frames.append(buffer.take()) }
  expect(
    frames, equals: [first, first, 0, first + 1, first + 2],
    "a frame that is taken makes room at once, and frames come out as they were put in")
}

/// A camera puts in a frame while another thread does: one that is put in after both comes out last.
func aLaterFrameComesLast() {
  let buffer = FrameBuffer(capacity: 3)
  let camera = DispatchGroup()
  DispatchQueue.global().async(group: camera) { buffer.put(0) }
  buffer.put(1)
  buffer.put(2)
  var frames: [Int] = [buffer.take(), buffer.take()]
  camera.wait()
  buffer.put(3)
  for _ in 1...2 { frames.append(buffer.take()) }
  let order: [Int] = frames.filter { $0 != 0 }
  expect(order, equals: [1, 2, 3], "frames come out as they were put in")
  expect(frames[3], equals: 3, "frames come out as they were put in")
}

/// Two encoders wait, and one of them takes two frames: it gets the older one first.
func anEncoderTakesTwo() {
  let buffer = FrameBuffer(capacity: 3)
  let encoders = DispatchGroup()
  DispatchQueue.global().async(group: encoders) { _ = buffer.take() }
  DispatchQueue.global().async(group: encoders) {
    let frames: [Int] = [buffer.take(), buffer.take()]
    expect(frames[0] < frames[1], "frames come out as they were put in")
  }
  for frame in 1...3 { buffer.put(frame) }
  encoders.wait()
}

/// Two cameras with a buffer each: frames come out where they were put in.
func eachBufferHasItsFrames() {
  let (one, other) = (FrameBuffer(capacity: 1), FrameBuffer(capacity: 1))
  let first = given(100...999)
  one.put(first)
  other.put(first + 1)
  let frames: [Int] = [other.take(), one.take()]
  expect(frames, equals: [first + 1, first], "each buffer has frames of its own")
}
