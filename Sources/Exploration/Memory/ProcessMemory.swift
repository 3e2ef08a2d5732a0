import CExploration

/// The memory of the process that explores.
public enum ProcessMemory {
  /// The bytes that the process uses now, without what stacks at rest had to grow to.
  public static var resident: Int { cexploration_resident_memory() }
}
