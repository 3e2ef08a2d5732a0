import Glibc

/// A thread with more room than the main one has.
enum LargeStack {
  /// Room for the recursion of the parser, which stops at 256 levels, and in deep trees.
  ///
  /// The system gives only what is used.
  private static let size = 512 << 20

  /// Does something on such a thread, and ends the process with it.
  static func run(_ work: @escaping @Sendable () -> Void) -> Never {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        exit(EXIT_SUCCESS)
      }, context)
    guard status == 0 else { exit(EXIT_FAILURE) }
    while true { pause() }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
