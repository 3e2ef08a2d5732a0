/// What a worker is asked by a person who chooses which lane continues.
///
/// The settings' schedule says what is a scheduling point and in which reading; it is followed up to its last
/// choice that is not the default.
package struct SteppingRequest: Sendable, Codable, Equatable {
  /// The lanes that were chosen after that, one for each point at which several could continue.
  package var choices: [Int]
  /// What is to be found from there; `nil` to be told where the execution stands.
  package var wanted: Wanted?

  /// Asks where the execution stands, or how it can break.
  package init(choices: [Int], wanted: Wanted? = nil) {
    self.choices = choices
    self.wanted = wanted
  }

  /// What counts as broken, besides what fails or waits forever.
  package struct Wanted: Sendable, Codable, Equatable {
    /// What is printed only in executions that are wrong.
    package var outputs: [String]
    /// Whether a data race is enough.
    package var races: Bool

    /// What counts as broken.
    package init(outputs: [String], races: Bool) {
      self.outputs = outputs
      self.races = races
    }
  }
}
