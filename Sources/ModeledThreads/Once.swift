import Exploration
import Glibc
internal import Primitives

private let onces = PerExecution { Objects<Once>() }

/// Stands for `pthread_once`.
@c(__wrap_pthread_once)
public func wrappedOnce(
  _ control: UnsafeMutablePointer<pthread_once_t>, _ routine: @convention(c) () -> Void
) -> Int32 {
  let once = onces.current.at(control, size: MemoryLayout<pthread_once_t>.size) {
    Once(kind: .pthreadOnce)
  }
  once.run(.once) { routine() }
  return 0
}
