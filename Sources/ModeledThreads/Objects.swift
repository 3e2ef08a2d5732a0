import CExploration
import Exploration

var engine: Engine { .shared }

/// The models of what the program keeps in its own memory, by its address.
///
/// An object that was never initialised by a call, such as a static one, is made when it is first seen.
final class Objects<Object: Resource> {
  private let objects = AddressMap<Object>()
  private let destroyed = AddressMap<Object>()

  /// What a destroyed object begins with: POSIX says nothing of its bytes.
  ///
  /// Who makes one in the same memory, even by an assignment, writes something else there.
  private static var mark: UInt32 { 0xDE57_80ED }

  /// The model of the object at an address.
  ///
  /// An object that was destroyed and not made again ends the execution: what then happens is undefined.
  func at(_ pointer: UnsafeMutableRawPointer, size: Int, make: () -> Object) -> Object {
    // The compiler takes an inout argument for a write, which two callers would race with.
    let address = UInt(bitPattern: pointer)
    cexploration_tell_overwritten(address, size)
    if let known = objects[address] { return known }
    if let gone = destroyed[address] {
      if pointer.load(as: UInt32.self) == Self.mark {
        engine.perform(Action(.lookAt, gone, .read))
        engine.fail(.crashed(.destroyed(gone.title)))
      }
      destroyed[address] = nil
    }
    let new = make()
    objects[address] = new
    return new
  }

  /// The object at an address is another one from now on, or one that has not been used.
  func set(_ pointer: UnsafeMutableRawPointer, size: Int, to object: Object?) {
    cexploration_tell_overwritten(UInt(bitPattern: pointer), size)
    objects[UInt(bitPattern: pointer)] = object
    destroyed[UInt(bitPattern: pointer)] = nil
  }

  /// Destroys the object at an address, if that can be done.
  ///
  /// - Returns: Whether there is none now.
  @discardableResult
  func destroy(
    _ pointer: UnsafeMutableRawPointer, size: Int, unless isBusy: (Object) -> Bool = { _ in false },
    make: () -> Object
  ) -> Bool {
    let object = at(pointer, size: size, make: make)
    engine.perform(Action(.destroy, object, .write))
    guard !isBusy(object) else { return false }
    forget(pointer, size: size, object)
    return true
  }

  /// What is at an address has just been destroyed.
  func forget(_ pointer: UnsafeMutableRawPointer, size: Int, _ object: Object) {
    set(pointer, size: size, to: nil)
    destroyed[UInt(bitPattern: pointer)] = object
    pointer.storeBytes(of: Self.mark, as: UInt32.self)
  }
}
