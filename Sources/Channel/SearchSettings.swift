import Exploration

/// What a worker process is told: which object it explores, and how.
package struct SearchSettings: Sendable, Codable {
  /// The object's path, and the entry that is called in it.
  package var object = ""
  /// The symbol that is called in the object.
  package var entry = "main"
  /// Which of the functions of `--call`.
  package var number: Int32 = 0
  /// Whether the program ends with its main thread, as top-level code does.
  package var endsWithMain = true
  /// How the program is searched.
  package var strategy = SearchStrategy.all
  /// Seconds.
  package var budget = 10.0
  /// Seconds that one execution may take from one scheduling point to the next; see `Limits`.
  package var patience = Limits.usualPatience
  /// How many scheduling points stand for the whole budget, where the verdict must depend on nothing
  /// but the program; `nil` to go by the clock.
  package var effort: Int?
  /// The most preemptions of the bounded search; `nil` for as many as the budget allows.
  package var preemptions: Int?
  /// Which readings of time are searched.
  package var time = TimeChoice.exact
  /// What chance depends on.
  package var seed: UInt64 = 1
  /// The modelled width of the pools.
  package var workers = 64
  /// Whether that width was asked for: then no other one matters.
  package var hasWidth = false
  /// One schedule to run again instead of a search.
  package var schedule: Schedule?
  /// What a person who chooses the lanes asks about ``schedule``, instead of a search or a story.
  package var stepping: SteppingRequest?
  /// What is told besides the verdict; `nil` for what the verdict needs.
  package var detail: ToldDetail?
  /// How many sets of numbers a graded check is searched with, if it asks for any.
  package var numberSets = 1
  /// With how many orders of sets and dictionaries a program is searched, if they decide about anything.
  package var hashSeeds = 1
  /// Whether what is proved is tried with other surroundings, too; see `Search.varySurroundings(of:)`.
  package var variesSurroundings = false
  /// A search to continue.
  package var state: HandedOverSearch?
  /// The part of the search; `nil` for all of it.
  package var shard: Shard?
  /// What tells the program apart in schedules.
  package var program = 0
  /// The most bytes of address space that the worker may use.
  package var memory: UInt64 = 4 << 30
  /// The files and folders that the worker may read, as far as the system can limit that.
  package var readable = ["/"]
  /// On how many processors a search for every order runs, once it has taken some time.
  package var jobs = 1
  /// The seconds after which it does.
  package var sharesAfter = 0.25
  /// How many workers run side by side and share what memory they may take on top of what the program
  /// itself needs.
  package var sharers = 1

  /// Settings for a whole search of top-level code.
  package init() {}
}
