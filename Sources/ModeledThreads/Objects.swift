import CExploration
import Exploration

var engine: Engine { .shared }

/// The models of what the program keeps in its own memory, by its address.
///
/// An object that was never initialised by a call, such as a static one, is made when it is first seen.
final class Objects<Object: Resource> {
  private let objects = AddressMap<Object>()

  /// The model of the object at an address.
  func at(_ pointer: UnsafeRawPointer, size: Int, make: () -> Object) -> Object {
    // The compiler takes an inout argument for a write, which two callers would race with.
    let address = UInt(bitPattern: pointer)
    cexploration_tell_overwritten(address, size)
    if let known = objects[address] { return known }
    let new = make()
    objects[address] = new
    return new
  }

  /// The object at an address is another one from now on, or none.
  func set(_ pointer: UnsafeRawPointer, size: Int, to object: Object?) {
    cexploration_tell_overwritten(UInt(bitPattern: pointer), size)
    objects[UInt(bitPattern: pointer)] = object
  }
}
