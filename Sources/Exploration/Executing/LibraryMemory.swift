import CExploration

/// What the compiled program tells before it lets a library at its memory.
package enum LibraryMemory {
  /// From now on what lanes let libraries do is told.
  ///
  /// - Parameter method: What a method of a library does to its object: 0 nothing, 1 it reads it, 2 it
  ///   writes it. It gets the method's mangled name, if it has one, and the object.
  package static func observe(
    method: @escaping @convention(c) (UnsafePointer<CChar>?, UnsafeRawPointer?) -> Int32
  ) {
    cexploration_observe_libraries(
      cexploration_library_observer(
        unseen: { LibraryMemory.touchUnseen() }, method: method,
        maybe: { Engine.shared.memory.mayAccess($0, writes: $1, place: $2) },
        key_path: { root, path, steps, most in
          guard let root, let path, let steps else { return 0 }
          let way = KeyPathWay(root: root, path: path, most: Int(most))
          if !way.isWhole { LibraryMemory.touchUnseen() }
          for (index, step) in way.steps.enumerated() { steps[index] = step }
          return Int32(way.steps.count)
        }, ended: { LibraryMemory.ends($0..<$0 &+ UInt($1)) },
        asks_worker: { Assumption.noteWorker() }, lends: { LibraryMemory.lend() }))
  }

  /// Called before memory of the program is freed.
  // Only the thread that runs the lanes comes here.
  package nonisolated(unsafe) static var ends: (Range<UInt>) -> Void = { _ in }

  /// What a model does to a `Progress`, which threads may share, as if the program did it itself.
  package static func changesProgress() { cexploration_change_progress() }

  /// A library may touch memory of the program from now on: that matters as soon as others are at work.
  private static func lend() { Engine.shared.lanes.haveLentMemory = true }

  /// A library touches memory, and it is not known which: that matters while others are at work.
  private static func touchUnseen() {
    let engine = Engine.shared
    guard engine.lanes.othersAreAtWork(beside: engine.current) else { return }
    Assumption.libraries.note()
  }
}
