import CExploration
import Exploration

var engine: Engine { .shared }

/// The models of what the program keeps in its own memory, by its address.
///
/// POSIX lets a mutex be destroyed as soon as it is unlocked, a condition variable as soon as the lanes that
/// waited have been woken, and a semaphore as soon as no lane waits for it: what a step of one lane has allowed
/// another one, that one may follow with a destruction. A step that comes after the destruction is undefined,
/// also for a lane that already stood before it: a signal after the unlock, a second post, an unlock.
/// Memory that is freed ends what is in it in the same way.
///
/// An object that was never initialised by a call, such as a static one, is made when it is first seen.
final class Objects<Object: Resource> {
  private let objects = AddressMap<Object>()
  private let destroyed = AddressMap<Object>()

  init() {
    FreedMemory.current.objects.append { [unowned self] in free($0) }
  }

  /// What a destroyed object begins with: POSIX says nothing of its bytes.
  ///
  /// Who makes one in the same memory, even by an assignment, writes something else there.
  private static var mark: UInt32 { 0xDE57_80ED }

  /// The model of the object at an address.
  ///
  /// An object that was destroyed and not made again ends the execution: what then happens is undefined.
  func at(_ pointer: UnsafeMutableRawPointer, size: Int, make: () -> Object) -> Object {
    let address = UInt(bitPattern: pointer)
    let freed = engine.memory.end(of: address)
    share(address, size: size)
    if let known = objects[address] { return known }
    if let gone = destroyed[address] {
      if pointer.load(as: UInt32.self) == Self.mark {
        engine.perform(Action(.lookAt, gone, .read))
        engine.fail(.crashed(.destroyed(gone.title)))
      }
      destroyed[address] = nil
    }
    refuse(freed)
    let new = make()
    objects[address] = new
    return new
  }

  /// The object at an address is another one from now on, or one that has not been used.
  func set(_ pointer: UnsafeMutableRawPointer, size: Int, to object: Object?) {
    refuse(engine.memory.end(of: UInt(bitPattern: pointer)))
    share(UInt(bitPattern: pointer), size: size)
    objects[UInt(bitPattern: pointer)] = object
    destroyed[UInt(bitPattern: pointer)] = nil
  }

  private func refuse(_ freed: CodePlace?) {
    if let freed { engine.fail(.crashed(.freedMemory(again: false)), after: freed) }
  }

  /// The compiler takes an inout argument for a change, which two callers would race with, or make in the middle of
  /// another one.
  private func share(_ address: UInt, size: Int) {
    cexploration_tell_overwritten(address, size)
    cexploration_give_accesses(address)
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
    end(object, at: UInt(bitPattern: pointer))
  }

  /// Memory is freed, and with it what nothing has destroyed before.
  private func free(_ memory: Range<UInt>) {
    for address in objects.addresses.filter(memory.contains).sorted() {
      guard let object = objects[address] else { continue }
      engine.perform(Action(.destroy, object, .write))
      objects[address] = nil
      end(object, at: address)
    }
  }

  private func end(_ object: Object, at address: UInt) {
    object.isDestroyed = true
    destroyed[address] = object
    UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(of: Self.mark, as: UInt32.self)
  }
}

/// What has to know that memory is freed, in one execution.
private final class FreedMemory {
  static var current: FreedMemory { perExecution.current }
  private static let perExecution = PerExecution { FreedMemory() }

  var objects: [(Range<UInt>) -> Void] = []

  private init() { LibraryMemory.ends = { FreedMemory.current.end($0) } }

  func end(_ memory: Range<UInt>) {
    for free in objects { free(memory) }
  }
}
