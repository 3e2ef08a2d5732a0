import Dispatch
import Foundation
import Grading
import Synchronization

/// A beat after each period, none before the first one has passed, and none after stop.
func beatsAfterEachPeriod() {
  let heart = CheckHeart()
  let clock = Work()
  let beats = given(21...29)
  let heartbeat = Heartbeat(every: 20) { heart.beat() }
  clock.compute("waiting", units: 1)
  heart.expectBeats(0)
  clock.compute("waiting", units: 2 * beats)
  heart.expectBeats(beats)
  heartbeat.stop()
  clock.compute("waiting", units: 5)
  heart.expectBeats(beats, "no beat begins when stop has returned")
}

/// A long period is neither shorter nor longer than it should be.
func beatsAfterALongPeriod() {
  let heart = CheckHeart()
  let clock = Work()
  let heartbeat = Heartbeat(every: 20_000) { heart.beat() }
  clock.compute("waiting", units: 1999)
  heart.expectBeats(0)
  clock.compute("waiting", units: 2)
  heart.expectBeats(1)
  heartbeat.stop()
  clock.compute("waiting", units: 2000)
  heart.expectBeats(1, "no beat begins when stop has returned")
}

/// Beats that take half a period begin no later than others.
func beatsThatTakeTime() {
  let heart = CheckHeart(units: 2)
  let clock = Work()
  let heartbeat = Heartbeat(every: 40) { heart.beat() }
  clock.compute("waiting", units: 13)
  heart.expectBeats(3, "a period begins when the one before has ended")
  heartbeat.stop()
  clock.compute("waiting", units: 8)
  heart.expectBeats(3, "no beat begins when stop has returned")
}

/// The beats of one heartbeat take most of a period: those of another one do not wait for them.
func besideLongBeats() {
  let (one, other) = (CheckHeart(units: 3), CheckHeart())
  let clock = Work()
  let slow = Heartbeat(every: 40) { one.beat() }
  clock.compute("waiting", units: 1)
  let quick = Heartbeat(every: 40) { other.beat() }
  clock.compute("waiting", units: 5)
  one.expectBeats(1)
  other.expectBeats(1, "heartbeats do not affect one another")
  quick.stop()
  slow.stop()
  clock.compute("waiting", units: 5)
  one.expectBeats(1, "no beat begins when stop has returned")
  other.expectBeats(1, "no beat begins when stop has returned")
}

/// Made by a thread that ends at once, and by a block of a queue.
func madeElsewhere() {
  let (one, other) = (CheckHeart(), CheckHeart())
  let made = Mutex<[Heartbeat]>([])
  let clock = Work()
  Thread.detachNewThread {
    let heartbeat = Heartbeat(every: 20) { one.beat() }
    made.withLock { $0.append(heartbeat) }
  }
  DispatchQueue.global().async {
    let heartbeat = Heartbeat(every: 40) { other.beat() }
    made.withLock { $0.append(heartbeat) }
  }
  clock.compute("waiting", units: 5)
  one.expectBeats(2)
  other.expectBeats(1)
  let all = made.withLock { $0 }
  for heartbeat in all { heartbeat.stop() }
  clock.compute("waiting", units: 5)
  one.expectBeats(2, "no beat begins when stop has returned")
  other.expectBeats(1, "no beat begins when stop has returned")
  made.withLock { $0 = [] }
}

/// Making one takes no time, and one that is stopped at once never beats.
func stoppedAtOnce() {
  let heart = CheckHeart()
  let clock = Work()
  clock.compute("before", units: 0)
  let heartbeat = Heartbeat(every: 20) { heart.beat() }
  heartbeat.stop()
  heartbeat.stop()
  clock.compute("after", units: 0)
  expect(clock, takesAtMost: 0, "init and stop do not wait")
  clock.compute("waiting", units: 5)
  heart.expectBeats(0, "no beat begins when stop has returned")
}

/// Stopped while a beat is under way.
func stoppedDuringABeat() {
  let heart = CheckHeart(units: 2)
  let clock = Work()
  let heartbeat = Heartbeat(every: 40) { heart.beat() }
  clock.compute("waiting", units: 5)
  heartbeat.stop()
  clock.compute("stopped", units: 0)
  expect(clock, takesAtMost: 6, "stop waits for nothing but the beat that is under way")
  clock.compute("waiting", units: 8)
  heart.expectBeats(1, "no beat begins when stop has returned")
}

/// Of two heartbeats one is stopped, by two threads: the other one goes on.
func oneOfTwoIsStopped() {
  let (one, other) = (CheckHeart(), CheckHeart())
  let clock = Work()
  let stopped = Heartbeat(every: 20) { one.beat() }
  let left = Heartbeat(every: 20) { other.beat() }
  clock.compute("waiting", units: 3)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in stopped.stop() }
  clock.compute("waiting", units: 2)
  one.expectBeats(1, "no beat begins when stop has returned")
  other.expectBeats(2)
  left.stop()
  clock.compute("waiting", units: 3)
  other.expectBeats(2, "no beat begins when stop has returned")
}

/// What beats, one beat at a time.
private struct CheckHeart: Sendable {
  private let work = Work(atMost: 1)
  private let units: Int

  init(units: Int = 0) { self.units = units }

  func beat() { work.compute("beat", units: units) }

  func expectBeats(_ count: Int, _ what: String = "there is a beat after each period") {
    expect(work.started.count, equals: count, what)
  }
}
