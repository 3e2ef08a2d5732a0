import CExploration
import Exploration

var engine: Engine { .shared }

/// The models of what the program keeps in its own memory, by its address.
///
/// An object that was never initialised by a call, such as a static one, is made when it is first seen.
final class Objects<Object: Resource> {
  private var objects: [UInt: Object] = [:]

  /// The model of the object at an address.
  func at(_ pointer: UnsafeRawPointer, size: Int, make: () -> Object) -> Object {
    // The compiler takes an inout argument for a write, which two callers would race with.
    let address = UInt(bitPattern: pointer)
    cexploration_tell_allocated(address, size)
    if let known = objects[address] { return known }
    let new = make()
    objects[address] = new
    return new
  }

  /// The object at an address is another one from now on, or none.
  func set(_ pointer: UnsafeRawPointer, size: Int, to object: Object?) {
    cexploration_tell_allocated(UInt(bitPattern: pointer), size)
    objects[UInt(bitPattern: pointer)] = object
  }
}

/// Something that can be tried without waiting, so that a program may try it over and over.
class Triable: Resource {
  private struct Vain {
    var changes = -1
    var tries = 0
  }

  private var changes = 0
  private var vain: [Int: Vain] = [:]
  /// The tries in vain after which a lane lets others go first.
  static let patience = 10

  /// Whether a lane that waits could go on.
  func canGoOn(_ action: Action, _ lane: Lane) -> Bool { true }

  final override func isReady(for action: Action, lane: Lane) -> Bool {
    action.detail < 0 ? changes != -1 - action.detail : canGoOn(action, lane)
  }

  /// Notes that who tried in vain may now succeed.
  func changed() { changes += 1 }

  /// A scheduling point before a try.
  ///
  /// A lane that has tried the same in vain some times over goes on after a change, or after a while
  /// that grows: a loop of tries would keep all others from what it waits for.
  func beforeTry(_ verb: Verb) {
    let seen = vain[engine.lane.number] ?? Vain()
    guard seen.changes == changes, seen.tries >= Self.patience else {
      engine.perform(Action(verb, self, .write))
      return
    }
    _ = engine.wait(
      Action(verb, self, .write, detail: -1 - changes),
      deadline: engine.now + 1 << UInt64(min(seen.tries, 40)))
  }

  func triedInVain() {
    var seen = vain[engine.lane.number] ?? Vain()
    if seen.changes != changes { seen = Vain(changes: changes) }
    seen.tries += 1
    vain[engine.lane.number] = seen
  }
}
