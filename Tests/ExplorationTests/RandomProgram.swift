import Exploration
import SeededRandom

/// A small program of locks, semaphores, reads and writes, the same for the same seed.
///
/// What an execution came to is told completely: every value that was read, every wait, the order in
/// which each lock was taken, and who is stuck. Two executions that tell the same are equivalent.
struct RandomProgram: CustomStringConvertible {
  enum Step: Equatable {
    case lock(Int), unlock(Int), read(Int), write(Int), wait(Int), signal(Int)
    /// Ends the program unless the variable was last written by the thread itself, or by none.
    case check(Int)
    /// Reads variables, writes others and signals, all in one step, of which only the beginning is announced.
    case several(Several)
    /// Takes a lock for one step, unless another thread has it.
    case tryLock(Int)
    /// Starts another thread.
    case start(Int)
  }

  /// What the first threads do, and then those that these start.
  let bodies: [[Step]]
  private let threads: Int

  init(
    seed: UInt64, threads: Int, steps: Int, isWithSemaphores: Bool = false,
    isChecking: Bool = false, isStarting: Bool = false,
    mostEffects: Int = 1
  ) {
    var generator = SeededGenerator(seed: seed)
    self.threads = threads
    var started = 0
    bodies = (0..<(isStarting ? 2 * threads : threads)).map { number in
      var held: [Int] = []
      var body: [Step] = []
      let isLater = number >= threads
      if isLater, number >= threads + started { return [] }
      let steps = isLater ? min(steps, 2) : steps
      while body.count + held.count < steps {
        if isStarting, Int.random(in: 0..<3, using: &generator) == 0 {
          if started < threads, !isLater, Bool.random(using: &generator) {
            body.append(.start(threads + started))
            started += 1
          } else {
            body.append(.tryLock(Int.random(in: 0..<2, using: &generator)))
          }
          continue
        }
        switch Int.random(in: 0..<(isWithSemaphores ? 8 : 6), using: &generator) {
        case 0:
          let lock = Int.random(in: 0..<2, using: &generator)
          guard !held.contains(lock), body.count + held.count + 2 <= steps else { continue }
          held.append(lock)
          body.append(.lock(lock))
        case 1:
          guard let lock = held.popLast() else { continue }
          body.append(.unlock(lock))
        case 3...5 where mostEffects > 1:
          body.append(.several(Several(atMost: mostEffects, isWithSemaphores, &generator)))
        case 2 where isChecking: body.append(.check(Int.random(in: 0..<2, using: &generator)))
        case 2, 3: body.append(.read(Int.random(in: 0..<2, using: &generator)))
        case 4, 5: body.append(.write(Int.random(in: 0..<2, using: &generator)))
        case 6: body.append(.wait(0))
        default: body.append(.signal(0))
        }
      }
      return body + held.reversed().map { Step.unlock($0) }
    }
  }

  var description: String { bodies.map { "\($0)" }.joined(separator: " | ") }

  /// Runs it; `log` holds, at the execution's end, what distinguishes it.
  func run(_ log: Log) {
    log.begin(threads: bodies.count)
    let locks = (0..<2).map { TinyLock("\($0)") }
    let variables = (0..<3).map { _ in TinyVariable() }
    let semaphore = TinySemaphore(1)
    var started: [Lane] = []
    func runBody(_ number: Int) {
      for (index, step) in bodies[number].enumerated() {
        switch step {
        case .lock(let lock):
          locks[lock].lock()
          log.locks[lock].append(number)
        case .unlock(let lock): locks[lock].unlock()
        case .read(let variable):
          let value = variables[variable].value
          log.threads[number].append(value)
        case .write(let variable):
          variables[variable].value = 1 + 100 * number + index
          log.writes[variable].append(number)
        case .several(let several):
          several.run(on: variables, semaphore, as: number, writing: 1 + 100 * number + index, log)
        case .wait:
          semaphore.wait()
          log.waits.append(number)
        case .tryLock(let lock):
          let isTaken = locks[lock].tryLock()
          log.locks[lock].append(isTaken ? number : -1 - number)
          if isTaken { locks[lock].unlock() }
        case .start(let other):
          started.append(Engine.shared.spawn(.thread, name: "\(other)") { runBody(other) })
        case .signal:
          semaphore.signal()
          log.signals.append(number)
        case .check(let variable):
          let value = variables[variable].value
          log.threads[number].append(value)
          if value != 0, (value - 1) / 100 != number {
            log.failure = "\(number) at \(index)"
            Engine.shared.fail(.failedCheck(.stopped(reason: nil, signal: 0)))
          }
        }
        log.done[number] += 1
      }
    }
    inThreads(threads, runBody)
    Engine.shared.wait(Action(.join, TinyEnds(started), []))
  }

  final class Log {
    var locks: [[Int]] = []
    var writes: [[Int]] = []
    var threads: [[Int]] = []
    var waits: [Int] = []
    var signals: [Int] = []
    var done: [Int] = []
    /// Which thread ended the program, at which of its steps.
    var failure: String?

    func begin(threads count: Int) {
      locks = [[], []]
      writes = [[], [], []]
      threads = Array(repeating: [], count: count)
      waits = []
      signals = []
      done = Array(repeating: 0, count: count)
      failure = nil
    }

    var text: String { "\(locks) \(writes) \(threads) \(waits) \(signals) \(done)" }
  }
}
