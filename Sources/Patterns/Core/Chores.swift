import Timeline

/// The work of a pattern: a list of chores that remembers who took each of them.
///
/// Taking a chore from the list, with `for` or with an index, counts as handing it out. That is
/// how the timeline knows who started whom without a word about it in the pattern's code.
package struct Chores: RandomAccessCollection, Sendable {
  private let chores: [Chore]
  private let recorder: TimelineRecorder

  init(rehearsal: Rehearsal, recorder: TimelineRecorder) {
    self.recorder = recorder
    var dice = SeededGenerator(seed: rehearsal.seed)
    chores = (0..<rehearsal.tasks).map { index in
      let units = Double(Int.random(in: 1...3, using: &dice))
      return Chore(
        number: index + 1, name: "task \(index + 1)", units: units, prerequisites: [],
        duration: rehearsal.unit * units, workload: rehearsal.workload, recorder: recorder)
    }
  }

  /// The first position, 0.
  package var startIndex: Int { chores.startIndex }

  /// The position after the last, the number of chores.
  package var endIndex: Int { chores.endIndex }

  /// Takes a chore.
  ///
  /// - Precondition: The index is from 0 to less than `count`.
  package subscript(index: Int) -> Chore {
    recorder.handOut(chores[index].number)
    return chores[index]
  }

  /// How long the chores take one after the other, in units.
  package var totalUnits: Double { chores.reduce(0) { $0 + $1.units } }
}
