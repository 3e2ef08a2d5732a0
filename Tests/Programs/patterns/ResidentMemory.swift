// The memory of the process, for the explorer: it may not be asked for, so nothing is shown of it.

struct ResidentMemory {
  mutating func sample() {}
  mutating func peakGrowth() -> Int? { nil }
}
