import Exploration

/// Makes the words for what the explorer tells as values.
///
/// Nothing that decides looks at words: with any other phrasebook the findings are the same.
package protocol Phrasebook: Sendable {
  /// A short name for a kind of finding, as the middle of a sentence.
  func title(of kind: FindingKind) -> String
  /// A short name for a mistake where its kind alone says too little, as the middle of a sentence.
  func title(of mistake: Mistake) -> String
  /// What went wrong in an execution, in one or more sentences.
  func sentence(_ mistake: Mistake) -> String
  /// What went wrong where sets and dictionaries have another order than usual.
  func withOtherHashing(_ sentence: String) -> String
  /// What a lane waits for, after "waits for".
  func object(_ reason: WaitReason) -> String
  /// What a resource is called.
  func name(_ resource: ResourceName) -> String
  /// What a lane does, after its name.
  ///
  /// - Parameter resource: What it does it to, as the story calls it.
  func step(_ verb: Verb, _ resource: String, timedOut: Bool) -> String
  /// What a lane does next, after its name.
  ///
  /// - Parameters:
  ///   - resource: What it does it to, as the story calls it; `nil` for nothing.
  ///   - isInout: Whether it begins an access whose reads and writes follow.
  func nextStep(
    _ verb: Verb, _ kind: ResourceKind?, _ resource: String?, isInout: Bool
  ) -> String
}
