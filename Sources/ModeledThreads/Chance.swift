import Glibc

// Swift's own generator asks the system by calls that the explorer answers; these ask behind its back.

/// Stands for `arc4random`.
@c(__wrap_arc4random)
public func wrappedRandom() -> UInt32 { .random(in: 0...UInt32.max) }

/// Stands for `arc4random_uniform`.
@c(__wrap_arc4random_uniform)
public func wrappedUniformRandom(_ bound: UInt32) -> UInt32 {
  bound == 0 ? 0 : .random(in: 0..<bound)
}
