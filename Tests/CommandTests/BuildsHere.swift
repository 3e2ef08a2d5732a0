import Testing

/// Tests that build programs in the tests' own process, one after the other: a process removes all that it has
/// half done when one build ends.
@Suite(.serialized) enum BuildsHere {}
