import Grading
import Synchronization

/// The app lets go of a page that has drawn a message: it is released, and its stream terminated.
@MainActor
func closedAfterAMessage() async throws {
  let text = "message \(given(10...99))"
  let chat = CheckChat()
  let work = Work()
  var page: ChatPage? = chat.open()
  weak let watched = page
  chat.source.yield(text)
  // Time passes only when nothing else can happen.
  try await work.fetch("reading")
  expect(chat.drawn, equals: [text], "each message is drawn once, in order")
  let count: Int = page?.count ?? 0
  expect(count, equals: 1, "count is how many messages were drawn")

  page = nil
  try await work.fetch("closed")
  let isReleased: Bool = watched == nil
  expect(isReleased, "a page that the app lets go of is released")
  expect(chat.isOver, "a page that the app lets go of terminates its stream")
  chat.source.yield("too late")
  try await work.fetch("later")
  expect(chat.drawn, equals: [text], "nothing is drawn after that")
}

/// The app lets go of a page as soon as it has made it, and keeps the stream.
@MainActor
func closedAtOnce() async throws {
  let chat = CheckChat()
  let work = Work()
  var page: ChatPage? = chat.open(keepsStream: true)
  weak let watched = page
  page = nil
  try await work.fetch("closed")
  let isReleased: Bool = watched == nil
  expect(isReleased, "a page that the app lets go of is released")
  expect(chat.isOver, "a page that the app lets go of terminates its stream")
  chat.source.yield("too late")
  try await work.fetch("later")
  expect(chat.drawn, equals: [], "nothing is drawn after that")
}

/// Many messages that came before the page, equal ones, an empty one and the end of the stream.
@MainActor
func theStreamEnds() async throws {
  let text = "message \(given(10...99))"
  let texts = [text, text, ""] + (1...9).map { "message \($0)" }
  let chat = CheckChat()
  let work = Work()
  var page: ChatPage? = chat.open(after: texts)
  weak let watched = page
  chat.source.yield("goodbye")
  chat.source.finish()
  try await work.fetch("reading")
  expect(chat.drawn, equals: texts + ["goodbye"], "each message is drawn once, in order")
  let count: Int = page?.count ?? 0
  expect(count, equals: 13, "a page stays as it is when its stream ends")

  page = nil
  try await work.fetch("closed")
  let isReleased: Bool = watched == nil
  expect(isReleased, "a page that the app lets go of is released")
}

/// Another task sends messages while the app lets go of the page.
@MainActor
func closedDuringMessages() async throws {
  let chat = CheckChat()
  let work = Work()
  let texts = ["message \(given(10...49))", "message \(given(50...99))"]
  var page: ChatPage? = chat.open()
  weak let watched = page
  let sending = Task.detached(name: "sending") { [source = chat.source] in
    for text in texts { source.yield(text) }
  }
  await Task.yield()
  page = nil
  let drawn = chat.drawn
  try await work.fetch("closed")
  await sending.value
  let isReleased: Bool = watched == nil
  expect(isReleased, "a page that the app lets go of is released")
  expect(chat.isOver, "a page that the app lets go of terminates its stream")
  expect(
    chat.drawn, equals: drawn,
    "nothing is drawn after that, not even a message that was on its way to the page")
  let isBeginning: Bool = drawn == Array(texts.prefix(drawn.count))
  expect(isBeginning, "each message is drawn once, in order")
}

/// Of three pages the app lets go of the second one: the others continue.
@MainActor
func threePages() async throws {
  let (quiet, closed, left) = (CheckChat(), CheckChat(), CheckChat())
  let work = Work()
  let text = "message \(given(10...99))"
  let silent = quiet.open()
  var page: ChatPage? = closed.open()
  let other = left.open()
  closed.source.yield(text)
  try await work.fetch("reading")
  let first: Int = page?.count ?? 0
  expect(first, equals: 1, "count is how many messages were drawn")
  page = nil
  try await work.fetch("closed")
  expect(closed.isOver, "a page that the app lets go of terminates its stream")
  let isUnaffected: Bool = !quiet.isOver && !left.isOver && silent?.count == 0
  expect(isUnaffected, "pages do not affect one another")
  left.source.yield(text)
  left.source.finish()
  try await work.fetch("reading on")
  let count: Int = other?.count ?? 0
  expect(count, equals: 1, "pages do not affect one another")
  expect(left.drawn, equals: [text], "each message is drawn once, in order")
}

/// A conversation, and what was drawn of it.
@MainActor
private final class CheckChat {
  private(set) var source: AsyncStream<String>.Continuation
  var drawn: [String] = []
  private var messages: AsyncStream<String>?
  private let end = Mutex(false)

  var isOver: Bool { end.withLock { $0 } }

  init() {
    let (messages, source) = AsyncStream.makeStream(of: String.self)
    (self.messages, self.source) = (messages, source)
    source.onTermination = { [weak self] _ in self?.end.withLock { $0 = true } }
  }

  /// A page that is the only one to keep the stream, unless the conversation does.
  func open(after texts: [String] = [], keepsStream: Bool = false) -> ChatPage? {
    guard let messages else { return nil }
    if !keepsStream { self.messages = nil }
    for text in texts { source.yield(text) }
    return ChatPage(messages: messages) { self.drawn.append($0) }
  }
}
