import Channel
import Exploration

/// Where an execution stands whose lanes a person chooses: all that there is to see.
package struct Step: Sendable, Equatable, Codable {
  /// A lane that can continue.
  package struct Option: Sendable, Hashable, Codable {
    /// Its number in the execution: what ``Step/path`` consists of.
    package var lane: Int
    /// Its name.
    package var name: String
    /// What it stands for.
    package var kind: LaneKind
    /// The line that it runs next; of a lane that has not begun, the one that started it.
    package var place: Place?
    /// What it does there.
    package var does: String
    /// Whether it ran last: to choose another one is a switch.
    package var isCurrent: Bool
    /// Whether nothing has come that it waits for, as with a timer that is late.
    package var isUnprompted: Bool
  }

  /// A lane that cannot continue.
  package struct Waiter: Sendable, Hashable, Codable {
    /// Its name.
    package var name: String
    /// What it stands for.
    package var kind: LaneKind
    /// Where it waits.
    package var place: Place?
    /// What it waits for, after "waits for"; `nil` where it sleeps.
    package var reason: String?
    /// The virtual nanoseconds after which it continues in any case.
    package var remaining: UInt64?
  }

  /// A variable that lanes share, or a global one, with the value that was seen last.
  package struct Variable: Sendable, Hashable, Codable {
    /// Its name, if it is global.
    package var name: String?
    /// Where it was accessed last.
    package var place: Place?
    /// Its value.
    package var value: String
  }

  /// A lock, semaphore or the like.
  package struct Resource: Sendable, Hashable, Codable {
    /// What it is called.
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

  /// How the execution ended.
  package struct End: Sendable, Equatable, Codable {
    /// What it printed, and what went wrong.
    package var outcome: Outcome
    /// What is wrong with it, each in a few words.
    package var findings: [String]
    /// The same in sentences.
    package var explanations: [String]
    /// Whether it is one that a person who breaks the program looks for.
    package var isBroken: Bool
  }

  /// The lanes that were chosen, one for each point at which several could continue.
  package var path: [Int]
  /// The schedule that leads here, as `--replay` takes it.
  package var schedule: String
  /// How often a lane was chosen although the one that ran could have continued.
  package var switches: Int
  /// What happened so far.
  package var story: Story
  /// What was printed so far.
  package var output: String
  /// The lanes that can continue, by number; empty at the end.
  package var options: [Option] = []
  /// The lanes that cannot.
  package var waiting: [Waiter] = []
  /// Variables and their values.
  package var variables: [Variable] = []
  /// Locks, semaphores and the like that are held, counted or waited for.
  package var resources: [Resource] = []
  /// How it ended; `nil` before.
  package var end: End?
}
