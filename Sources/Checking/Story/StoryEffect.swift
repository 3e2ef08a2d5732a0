import Exploration

/// One thing that a row of a story does, for code that shows it in its own way.
package struct StoryEffect: Sendable, Hashable, Codable {
  /// What it is.
  package enum Kind: String, Sendable, Codable {
    /// A value of a variable is read.
    case reads
    /// A value is written.
    case writes
    /// A variable is being changed; the value is not known.
    case changes
    /// A step on a lock, queue or the like.
    case acts
    /// Another lane is started.
    case starts
    /// A task leaves its thread at an `await`.
    case suspends
    /// Something is printed.
    case prints
    /// The execution fails.
    case fails
    /// The lane waits, and nothing will end that.
    case waitsForever
  }

  /// What it is.
  package var kind: Kind
  /// The words that the row's note has for it.
  package var text: String
  /// The index of the variable in ``Story/variables``.
  package var variable: Int?
  /// The value that was read or written, as people write it.
  package var value: String?
  /// The index in ``Story/resources`` of what it is done to, or waited for.
  package var resource: Int?
  /// The lane that is started, by its name.
  package var lane: String?
  /// Whether it is where it goes wrong: one of two accesses that race, what fails, what waits forever.
  package var isWrong: Bool?
  /// Of a write: the index of the row in which another lane writes the variable, that has read it before this
  /// write and not since; and none but the writer has read what is written here.
  package var lostTo: Int?

  /// Makes an effect.
  package init(
    _ kind: Kind, _ text: String, variable: Int? = nil, value: String? = nil, resource: Int? = nil,
    lane: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.variable = variable
    self.value = value
    self.resource = resource
    self.lane = lane
  }
}

/// Memory that a story tells of.
package struct StoryVariable: Sendable, Hashable, Codable {
  /// Its name, if it is global or static.
  package var name: String?
  /// Where the story's first access to it is.
  package var place: Place?
}

/// A lock, semaphore, queue or the like that a story tells of.
package struct StoryResource: Sendable, Hashable, Codable {
  /// What the story calls it.
  package var name: String
  /// What it is.
  package var kind: ResourceKind
  /// Where the program makes it, if that is known.
  package var place: Place?
}

/// Where the lanes of an execution stand between two of its steps.
package struct StoryStanding: Sendable, Hashable, Codable {
  /// A lane that cannot continue.
  package struct Waiter: Sendable, Hashable, Codable {
    /// Its name.
    package var lane: String
    /// What it waits for, after "waits for"; `nil` where it sleeps.
    package var reason: String?
    /// The line at which it waits.
    package var line: Int?
    /// The virtual nanoseconds after which it continues in any case.
    package var remaining: UInt64?
  }

  /// Something that lanes have, or that counts.
  package struct Resource: Sendable, Hashable, Codable {
    /// What the story calls it.
    package var name: String
    /// What it is.
    package var kind: ResourceKind
    /// The lanes that have it.
    package var holders: [String]
    /// The lanes that wait for it.
    package var waiters: [String]
    /// What it counts: the tokens of a semaphore, what a group waits for.
    package var amount: Int?
  }

  /// The lanes that can continue.
  package var ready: [String]
  /// The lanes that cannot.
  package var waiting: [Waiter]
  /// What is held, counted or waited for.
  package var resources: [Resource]
}
