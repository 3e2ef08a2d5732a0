import Exploration
import SeededRandom

/// A small program of sections that a lock guards, the same for the same seed.
///
/// Sections are closed, and a lane that has the lock does not ask for it again: what real locks do about
/// that differs, and is tested where each is.
struct Sections: CustomStringConvertible {
  /// How a section is entered.
  enum Entry: CaseIterable {
    /// The lane waits.
    case plain
    /// It gives up at once.
    case tried
    /// It gives up after a second.
    case timed
    /// For reading only.
    case reading, triedReading, timedReading
  }

  enum Step {
    case section(Entry, [Access])
    case access(Access)
  }

  enum Access { case read(Int), write(Int), nap }

  let threads: [[Step]]

  init(_ threads: [[Step]]) { self.threads = threads }

  init(seed: UInt64, threads count: Int, steps: Int, entries: [Entry]) {
    var generator = SeededGenerator(seed: seed)
    func access() -> Access {
      if Int.random(in: 0..<4, using: &generator) == 0 { return .nap }
      let cell = Int.random(in: 0..<2, using: &generator)
      return Bool.random(using: &generator) ? .read(cell) : .write(cell)
    }
    func step() -> Step {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: return .access(access())
      default:
        let accesses = (0..<Int.random(in: 0...2, using: &generator)).map { _ in access() }
        return .section(entries.randomElement(using: &generator) ?? .plain, accesses)
      }
    }
    threads = (0..<count).map { _ in (0..<steps).map { _ in step() } }
  }

  var description: String { threads.map { "\($0)" }.joined(separator: " | ") }

  /// Runs it.
  ///
  /// - Parameter enter: Runs a section under the lock, unless it gives up; tells whether it ran.
  func run(_ notes: Notes, _ enter: @escaping (Entry, () -> Void) -> Bool) {
    let cells = (0..<2).map { _ in Cell() }
    PrimitivesTests.threads(threads.count) { number in
      func perform(_ access: Access, _ index: Int) {
        switch access {
        case .read(let cell): notes.add(cells[cell].read())
        case .write(let cell): cells[cell].write(100 * number + index)
        case .nap: engine.sleep(nanoseconds: 1_000_000_000)
        }
      }
      for (index, step) in threads[number].enumerated() {
        switch step {
        case .access(let access): perform(access, index)
        case .section(let entry, let accesses):
          let hasRun = enter(entry) { for access in accesses { perform(access, index) } }
          notes.add(hasRun ? "in" : "gave up")
        }
      }
    }
  }
}
