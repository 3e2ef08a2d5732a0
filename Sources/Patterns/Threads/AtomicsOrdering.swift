import Dispatch
import Foundation
import Synchronization

extension Pattern {
  /// What the ordering of an atomic promises, and what it does not.
  static let atomicsOrdering = Pattern(
    "atomics-ordering", chapter: .threads,
    summary: "what the ordering of an atomic promises: a flag that hands a value over, and two "
      + "flags of which each thread raises its own and looks at the other's",
    lookFor: "The `rounds in which both went in`, although each thread raises its flag before it "
      + "looks. With releasing and acquiring the part ends at the fifth of them: soon, if each "
      + "thread has a processor of its own; where they share one there is none. With "
      + "sequentiallyConsistent there is none, however many `rounds` they play. To hand a value "
      + "over, releasing and acquiring are enough: see the `rounds in which an old value was "
      + "read`.",
    why: "A releasing store publishes what its thread wrote before to a thread that sees it with "
      + "an acquiring load. It does not hold back a later load of something else: the processor may "
      + "look at the other flag while its own is still on its way to memory. Only "
      + "sequentiallyConsistent puts both into one order. 'check' explores that order alone, "
      + "whatever the code asks for, so this mistake is one that it does not see; a relaxed flag "
      + "that hands a value over it reports as a data race.",
    compareWith: ["lock", "once", "barrier"],
    parts: [
      .blocking("one flag, releasing and acquiring", handOver),
      .blocking("two flags, releasing and acquiring", mistake: .ofResult, repair: 3) { stage in
        twoFlags(stage, units: 40) { flag, round in
          flag.value.store(round, ordering: .releasing)
        } look: { flag in
          flag.value.load(ordering: .acquiring)
        }
      },
      .blocking("two flags, sequentially consistent") { stage in
        twoFlags(stage, units: 10) { flag, round in
          flag.value.store(round, ordering: .sequentiallyConsistent)
        } look: { flag in
          flag.value.load(ordering: .sequentiallyConsistent)
        }
      },
    ])
}

/// The last round in which a flag was raised.
private typealias Flagged = Shared<Atomic<Int>>

private func handOver(_ stage: Stage) {
  let flag = Flagged(Atomic(0))
  nonisolated(unsafe) var value = 0  // published by the flag

  let (count, old) = rounds(stage, units: 10) { round in
    value = round
    flag.value.store(round, ordering: .releasing)
    return true
  } right: { round in
    while flag.value.load(ordering: .acquiring) < round {}
    return value != round
  }
  stage.show("rounds", count)
  stage.show("rounds in which an old value was read", old)
}

private func twoFlags(
  _ stage: Stage, units: Int, raise: @escaping @Sendable (Flagged, _ round: Int) -> Void,
  look: @escaping @Sendable (Flagged) -> Int
) {
  let (left, right) = (Flagged(Atomic(0)), Flagged(Atomic(0)))

  let (count, together) = rounds(stage, units: units) { round in
    raise(left, round)
    return look(right) < round  // the other has not raised its flag, so this one goes in
  } right: { round in
    raise(right, round)
    return look(left) < round
  }
  stage.show("rounds", count)
  stage.show("rounds in which both went in", together)
}

/// Lets two threads play rounds, and begin each of them together: until five have gone wrong, or for a
/// number of units.
///
/// - Returns: The number of rounds, and of those in which both returned true; each of these is marked.
private func rounds(
  _ stage: Stage, units: Int, left: @escaping @Sendable (_ round: Int) -> Bool,
  right: @escaping @Sendable (_ round: Int) -> Bool
) -> (count: Int, bothTrue: Int) {
  let limit = stage.rounds(10_000_000)
  let end = ContinuousClock.now + stage.unit * units
  let meeting = SpinningMeeting()
  let (isOver, isLeftTrue) = (Flag(), Shared(Atomic(false)))
  let (count, together) = (Flagged(Atomic(0)), Flagged(Atomic(0)))
  let group = DispatchGroup()

  // Each on a processor of its own: one that runs both in turn shows all its stores to both.
  group.enter()
  Thread.named("left", processor: 0) {
    stage.say("begins")
    for round in 1...limit {
      meeting.arrive()
      if isOver.isRaised { break }
      isLeftTrue.value.store(left(round), ordering: .relaxed)
      meeting.arrive()
    }
    stage.say("ends")
    group.leave()
  }.start()

  group.enter()
  Thread.named("right", processor: 1) {
    stage.say("begins")
    for round in 1...limit {
      // Asked here, where the rounds are counted: the left thread may not have seen the last count.
      if together.value.load(ordering: .relaxed) >= 5 || ContinuousClock.now > end {
        isOver.raise()
      }
      meeting.arrive()
      if isOver.isRaised { break }
      let isRightTrue = right(round)
      meeting.arrive()
      count.value.store(round, ordering: .relaxed)
      if isRightTrue, isLeftTrue.value.load(ordering: .relaxed) {
        together.value.add(1, ordering: .relaxed)
        stage.mark(.loss)
      }
    }
    stage.say("ends")
    group.leave()
  }.start()

  stage.waits(for: "the threads")
  group.wait()
  return (count.value.load(ordering: .relaxed), together.value.load(ordering: .relaxed))
}

/// A place where two threads meet again and again; the first one there spins.
private final class SpinningMeeting: Sendable {
  private let arrivals = Atomic(0)

  func arrive() {
    let count = arrivals.add(1, ordering: .acquiringAndReleasing).newValue
    let both = count + count % 2
    while arrivals.load(ordering: .acquiring) < both {}
  }
}
