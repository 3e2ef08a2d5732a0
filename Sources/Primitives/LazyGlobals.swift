import CExploration
import Exploration

/// The lazy globals and statics of the explored object, as the lanes that need them see them.
package enum LazyGlobals {
  private static let known = PerExecution { Known() }

  private final class Known {
    var globals: [UInt: Once] = [:]
  }

  /// From now on they are initialised under control.
  package static func control() {
    cexploration_replace_once { token, initialise, context in
      guard let token, let initialise else { return }
      LazyGlobals.initialise(token) { initialise(context) }
    }
  }

  private static let done = -1

  /// Runs the initialiser of a global, unless it has run.
  ///
  /// - Parameter token: What the compiler keeps next to the global: -1 when it has run.
  package static func initialise(_ token: UnsafeMutablePointer<Int>, _ initialise: () -> Void) {
    let once = once(at: UInt(bitPattern: token))
    if once.isRunByCaller { engine.fail(.deadlock(.ownInitializer)) }
    once.run(.waitForInitializer) {
      guard token.pointee != done else { return }
      initialise()
      token.pointee = done
    }
  }

  private static func once(at address: UInt) -> Once {
    let known = known.current
    if let once = known.globals[address] { return once }
    let new = Once(kind: .lazyGlobal)
    known.globals[address] = new
    return new
  }
}
