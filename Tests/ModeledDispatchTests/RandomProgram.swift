import Exploration
import ModeledDispatch
import SeededRandom

/// A small program of Dispatch's calls on two threads, the same for the same seed.
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

  /// - Parameter log: Where everything is told.
  func run(_ log: any StepLog) {
    let world = World(log)
    threads({ world.run(bodies[0], "a") }, { world.run(bodies[1], "b") })
  }
}

/// Where the steps of a random program tell what they see.
protocol StepLog: AnyObject {
  func tell(_ word: String, _ place: StepPlace)
}

/// Who tells something.
enum StepPlace {
  case thread, serialQueue, concurrentQueue, barrier
}

/// A tape on which everything is one after the other, and a step that the search sees.
///
/// Each order has its own outcome; but what the calls themselves depend on may be hidden behind it.
final class Tape: StepLog {
  func tell(_ word: String, _ place: StepPlace) { outcome(word) }
}

/// What a program without races could tell apart in the end, kept behind the search's back.
///
/// The order in a serial queue; what barriers divide in a concurrent one; and what each thread saw.
final class QuietLog: StepLog {
  private var serial: [String] = []
  private var concurrent: [[String]] = [[]]
  private var threads: [Character: [String]] = [:]

  func tell(_ word: String, _ place: StepPlace) {
    switch place {
    case .thread: threads[word.first ?? " ", default: []].append(word)
    case .serialQueue: serial.append(word)
    case .concurrentQueue: concurrent[concurrent.count - 1].append(word)
    case .barrier: concurrent += [[word], []]
    }
  }

  var text: String {
    let threads = threads.sorted { $0.key < $1.key }.map(\.value)
    return "\(serial) \(concurrent.map { $0.sorted() }) \(threads)"
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
  let log: any StepLog

  init(_ log: any StepLog) {
    self.log = log
    target = DispatchQueue(label: "target", target: serial)
    item = DispatchWorkItem { log.tell("item", .concurrentQueue) }
  }

  func run(_ steps: [RandomProgram.Step], _ thread: String) {
    for (index, step) in steps.enumerated() {
      let name = "\(thread)\(index)"
      let log = log
      let inSerial: @Sendable () -> Void = { log.tell(name, .serialQueue) }
      let inConcurrent: @Sendable () -> Void = { log.tell(name, .concurrentQueue) }
      func tell(_ seen: Any) { log.tell("\(name) \(seen)", .thread) }
      switch step {
      case .asyncSerial: serial.async(execute: inSerial)
      case .syncSerial: serial.sync(execute: inSerial)
      case .asyncConcurrent: concurrent.async(execute: inConcurrent)
      case .barrier: concurrent.async(flags: .barrier) { log.tell(name, .barrier) }
      case .syncConcurrent: concurrent.sync(execute: inConcurrent)
      case .asyncTarget: target.async(execute: inSerial)
      case .asyncGroup: concurrent.async(group: group, execute: inConcurrent)
      case .notifySerial: group.notify(queue: serial, execute: inSerial)
      case .waitForGroup:
        group.wait()
        tell("waited")
      case .lookAtGroup: tell(group.wait(timeout: .now()))
      case .enterAndLeave:
        group.enter()
        group.leave()
      case .signal: semaphore.signal()
      case .lookAtSemaphore: tell(semaphore.wait(timeout: .now()))
      case .waitForSemaphore: tell(semaphore.wait(timeout: .now() + 1))
      case .suspendAndResume:
        serial.suspend()
        tell("suspended")
        serial.resume()
      case .runItem: concurrent.async(execute: item)
      case .cancelItem: item.cancel()
      case .waitForItem: tell(item.wait(timeout: .now() + 1))
      case .asyncLater: serial.asyncAfter(deadline: .now() + 1, execute: inSerial)
      case .notifyItem: item.notify(queue: serial, execute: inSerial)
      }
    }
  }
}
