/// One concurrency pattern: what it is called, what it shows, and the code that shows it.
public struct Pattern: Sendable {
  /// The chapters of the catalogue.
  public enum Chapter: String, Sendable, CaseIterable {
    /// Queues of Dispatch.
    case queues = "Dispatch queues"
    /// Knowing when several tasks are done.
    case waiting = "Waiting for all, limiting how many"
    /// Threads, locks and what runs once.
    case threads = "Threads and locks"
    /// Foundation's operations.
    case operations = "Operations"
    /// Swift's own concurrency.
    case swiftConcurrency = "async/await"
    /// Patterns put together in an application.
    case applications = "In an application"
  }

  /// The code of a part, as the main thread starts it.
  public enum Body: Sendable {
    /// Ordinary code that may block, run on the main thread, never inside a task.
    case blocking(@Sendable (Stage) throws -> Void)
    /// `async` code, run in a task while the main thread serves its run loop.
    case asynchronous(@Sendable (Stage) async throws -> Void)
  }

  /// One way of doing the pattern's work; a part is run, drawn and timed on its own.
  public struct Part: Sendable {
    /// A few words, such as "a serial queue"; empty if the pattern has one part only.
    public let title: String
    /// The code.
    public let body: Body
    /// Whether the part does each of the stage's chores exactly once, so that its time may be
    /// compared with that of other such parts.
    public let isComparable: Bool

    /// A part of ordinary code that may block.
    public static func blocking(
      _ title: String = "", comparable: Bool = false,
      _ body: @escaping @Sendable (Stage) throws -> Void
    ) -> Part {
      Part(title: title, body: .blocking(body), isComparable: comparable)
    }

    /// A part of `async` code.
    public static func asynchronous(
      _ title: String = "", comparable: Bool = false,
      _ body: @escaping @Sendable (Stage) async throws -> Void
    ) -> Part {
      Part(title: title, body: .asynchronous(body), isComparable: comparable)
    }
  }

  /// The name as it is typed: small letters and hyphens.
  public let name: String
  /// The chapter of the catalogue.
  public let chapter: Chapter
  /// One line without a full stop: what the pattern shows.
  public let summary: String
  /// What to look for while it runs, in a sentence or two.
  public let lookFor: String
  /// Why it came out so, in a sentence or two.
  public let why: String
  /// The names of the patterns to compare it with.
  public let compareWith: [String]
  /// Whether the work computes rather than waits, unless the user asks for something else.
  public let computes: Bool
  /// The ways of doing the work, in order.
  public let parts: [Part]

  /// Makes an entry of the catalogue.
  public init(
    _ name: String, chapter: Chapter, summary: String, lookFor: String, why: String,
    compareWith: [String], computes: Bool = false, parts: [Part]
  ) {
    self.name = name
    self.chapter = chapter
    self.summary = summary
    self.lookFor = lookFor
    self.why = why
    self.compareWith = compareWith
    self.computes = computes
    self.parts = parts
  }
}
