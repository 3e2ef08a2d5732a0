import CExploration

/// The memory of the process that explores.
package enum ProcessMemory {
  /// The bytes that the process uses now, without what stacks at rest had to grow to.
  package static var resident: Int { cexploration_resident_memory() }

  /// The most bytes that the process ever used, stacks at rest included.
  package static var peak: Int { cexploration_peak_memory() }

  /// The bytes of address space that the process has reserved.
  package static var reserved: Int { cexploration_reserved_memory() }

  /// The bytes that were allocated and not freed.
  package static var allocated: Int { cexploration_allocated_memory() }
}
