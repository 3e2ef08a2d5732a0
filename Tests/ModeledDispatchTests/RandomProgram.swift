import Exploration
import ModeledDispatch
import SeededRandom

/// A small program of Dispatch's calls on two threads, the same for the same seed.
///
/// Everything that happens in a block goes onto one tape, so that each order has its own outcome.
struct RandomProgram: CustomStringConvertible {
  enum Step: CaseIterable {
    case asyncSerial, syncSerial, asyncConcurrent, barrier, syncConcurrent, asyncTarget
    case asyncGroup, notifySerial, waitForGroup, lookAtGroup, enterAndLeave
    case signal, lookAtSemaphore, waitForSemaphore, suspendAndResume, runItem, cancelItem,
      waitForItem
    case asyncLater, notifyItem
  }

  let bodies: [[Step]]

  init(seed: UInt64, steps: Int) {
    var generator = SeededGenerator(seed: seed)
    bodies = (0..<2).map { _ in
      (0..<steps).map { _ in
        Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &generator)]
      }
    }
  }

  var description: String { bodies.map { "\($0)" }.joined(separator: " | ") }

  func run() {
    let world = World()
    threads({ world.run(bodies[0], "a") }, { world.run(bodies[1], "b") })
  }
}

/// What the steps act on.
private final class World: @unchecked Sendable {
  let serial = DispatchQueue(label: "serial")
  let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
  let target: DispatchQueue
  let group = DispatchGroup()
  let semaphore = DispatchSemaphore(value: 0)
  let item: DispatchWorkItem

  init() {
    target = DispatchQueue(label: "target", target: serial)
    item = DispatchWorkItem { outcome("item") }
  }

  func run(_ steps: [RandomProgram.Step], _ thread: String) {
    for (index, step) in steps.enumerated() {
      let name = "\(thread)\(index)"
      let tell: @Sendable () -> Void = { outcome(name) }
      switch step {
      case .asyncSerial: serial.async(execute: tell)
      case .syncSerial: serial.sync(execute: tell)
      case .asyncConcurrent: concurrent.async(execute: tell)
      case .barrier: concurrent.async(flags: .barrier, execute: tell)
      case .syncConcurrent: concurrent.sync(execute: tell)
      case .asyncTarget: target.async(execute: tell)
      case .asyncGroup: concurrent.async(group: group, execute: tell)
      case .notifySerial: group.notify(queue: serial, execute: tell)
      case .waitForGroup:
        group.wait()
        tell()
      case .lookAtGroup: outcome("\(name) \(group.wait(timeout: .now()))")
      case .enterAndLeave:
        group.enter()
        group.leave()
      case .signal: semaphore.signal()
      case .lookAtSemaphore: outcome("\(name) \(semaphore.wait(timeout: .now()))")
      case .waitForSemaphore: outcome("\(name) \(semaphore.wait(timeout: .now() + 1))")
      case .suspendAndResume:
        serial.suspend()
        tell()
        serial.resume()
      case .runItem: concurrent.async(execute: item)
      case .cancelItem: item.cancel()
      case .waitForItem: outcome("\(name) \(item.wait(timeout: .now() + 1))")
      case .asyncLater: serial.asyncAfter(deadline: .now() + 1, execute: tell)
      case .notifyItem: item.notify(queue: serial, execute: tell)
      }
    }
  }
}
