import Exploration

/// The C functions that have a model: a learner's object is linked with `--wrap` for each of them.
public enum WrappedSymbols {
  /// The functions by name; each has a `__wrap_…` in this module.
  public static let modelled: [String] = [
    threads, mutexes, conditions, readWriteLocks, semaphores, others, sleeps, ends, output,
    runtime,
  ].flatMap { $0 }

  private static let threads = [
    "pthread_create", "pthread_join", "pthread_detach", "pthread_self", "pthread_exit",
    "pthread_setname_np", "pthread_setschedparam",
    "pthread_key_create", "pthread_key_delete", "pthread_setspecific", "pthread_getspecific",
  ]
  private static let mutexes = [
    "pthread_mutex_init", "pthread_mutex_destroy", "pthread_mutex_lock", "pthread_mutex_trylock",
    "pthread_mutex_timedlock", "pthread_mutex_clocklock", "pthread_mutex_unlock",
    "pthread_spin_init", "pthread_spin_destroy", "pthread_spin_lock", "pthread_spin_trylock",
    "pthread_spin_unlock",
  ]
  private static let conditions = [
    "pthread_cond_init", "pthread_cond_destroy", "pthread_cond_wait", "pthread_cond_timedwait",
    "pthread_cond_clockwait", "pthread_cond_signal", "pthread_cond_broadcast",
  ]
  private static let readWriteLocks = [
    "pthread_rwlock_init", "pthread_rwlock_destroy", "pthread_rwlock_rdlock",
    "pthread_rwlock_wrlock", "pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock",
    "pthread_rwlock_timedrdlock", "pthread_rwlock_timedwrlock", "pthread_rwlock_unlock",
  ]
  private static let semaphores = [
    "sem_init", "sem_destroy", "sem_wait", "sem_trywait", "sem_timedwait", "sem_clockwait",
    "sem_post", "sem_getvalue",
  ]
  private static let others = [
    "pthread_once", "pthread_barrier_init", "pthread_barrier_destroy", "pthread_barrier_wait",
    "arc4random", "arc4random_uniform",
  ]
  /// What the compiler calls of Swift's runtime; `exclusivity.c`, `references.c` and `thrown.c` of
  /// CExploration have them.
  private static let runtime =
    ["swift_beginAccess", "swift_endAccess", "swift_retain", "swift_errorInMain"] + references
  private static let references = [
    "swift_weakInit", "swift_weakAssign", "swift_weakLoadStrong", "swift_weakTakeStrong",
    "swift_weakCopyInit", "swift_weakCopyAssign", "swift_weakTakeInit", "swift_weakTakeAssign",
    "swift_unownedRetain", "swift_unownedRetainStrong", "swift_unownedRetainStrongAndRelease",
    "swift_unownedCheck", "swift_isEscapingClosureAtFileLocation",
    "$ss25isKnownUniquelyReferencedySbxzRlzClF", "$ss25isKnownUniquelyReferencedySbxSgzRlzClF",
  ]
  /// Whether an object sees of others how many references they have, from what it takes from elsewhere.
  package static func seesReferences(_ undefined: [String]) -> Bool {
    let names = Set(references.map { "__wrap_" + $0 } + [uniqueBuffer])
    return undefined.contains { names.contains($0) }
  }
  /// Whether a function gives out a pointer into the storage of arrays or strings, which may outlive it.
  package static func givesStorage(_ symbol: String) -> Bool {
    ["withUnsafe", "withCString", "withUTF8", "StorageIfAvailable"]
      .contains { symbol.mentions($0) }
  }
  /// Gets ready for an object, from what it takes from elsewhere.
  package static func prepare(for undefined: [String]) {
    Threads.areDetached = undefined.contains("__wrap_pthread_detach")
    ThreadKeys.areDeleted = undefined.contains("__wrap_pthread_key_delete")
  }
  /// `ManagedBufferPointer.isUniqueReference()`, which asks the runtime itself.
  private static let uniqueBuffer = "$ss20ManagedBufferPointerV17isUniqueReferenceSbyF"
  private static let sleeps = ["sched_yield", "sleep", "usleep", "nanosleep", "clock_nanosleep"]
  private static let ends = ["exit", "_exit", "_Exit", "quick_exit", "abort"]
  private static let output = [
    "write", "fwrite", "puts", "fputs", "putchar", "fputc", "putc", "vprintf", "vfprintf",
  ]
}
