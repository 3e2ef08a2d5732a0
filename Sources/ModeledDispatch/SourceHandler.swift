import Exploration

/// What a source calls, and what the lane had done that set it.
struct SourceHandler {
  let isBarrier: Bool
  let body: () -> Void
  let set: Stamp
}
