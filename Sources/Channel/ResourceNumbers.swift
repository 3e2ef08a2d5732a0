import Exploration

/// The resources of an execution that share a name, numbered in the order in which they come.
///
/// A story and the sentence above it use the same numbers.
package struct ResourceNumbers: Sendable {
  private var numbers: [ResourceName: [Int: Int]] = [:]

  /// Numbers everything that was acted on.
  package init(_ events: [Recorder.Event]) {
    for event in events {
      guard case .action(_, let name?, let number, _) = event.kind, number >= 0,
        numbers[name]?[number] == nil
      else { continue }
      numbers[name, default: [:]][number] = numbers[name, default: [:]].count + 1
    }
  }

  /// The resource's place among those of its name, from 1; `nil` where it is the only one, or not known.
  package func place(of name: ResourceName, _ number: Int) -> Int? {
    guard let all = numbers[name], all.count > 1 else { return nil }
    return all[number]
  }

  /// A reason with the number of the lock or semaphore that is waited for, where others share its name.
  package func numbered(_ reason: WaitReason, _ number: Int) -> WaitReason {
    switch reason {
    case .unlock(let name): .unlock(numbered(name, number))
    case .signal(let name): .signal(numbered(name, number))
    default: reason
    }
  }

  private func numbered(_ name: ResourceName, _ number: Int) -> ResourceName {
    guard name.label == nil, name.number == nil, let place = place(of: name, number) else {
      return name
    }
    return ResourceName(name.kind, number: place)
  }
}
