import Dispatch
import Grading

/// Three threads ask a new book at the same time: all get their translation, and it is read once.
func threeAskAtTheSameTime() {
  let work = Work()
  let pages = given(100...999)
  let book = PhraseBook {
    // Code that waits with a limit has given up by then.
    work.computeLong("reading")
    return ["good day": "bonjour, page \(pages)", "thank you": "merci, page \(pages + 1)"]
  }
  let phrases = ["good day", "thank you", "good night"]
  let answers = ["bonjour, page \(pages)", "merci, page \(pages + 1)", nil]
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    let answer: String? = book.translation(of: phrases[index])
    expect(answer, equals: answers[index], "every thread that asks gets the translation")
  }
  expect(work.started.count, equals: 1, "a book is read once, however many ask")
}

/// A thread reads a book, and four more ask while it does, one after another: all get their translation.
func fourAskWhileItIsRead() {
  let work = Work()
  let book = PhraseBook {
    work.compute("reading", units: 6)
    return Dictionary(uniqueKeysWithValues: (0..<5).map { ("phrase \($0)", "phrase \($0)!") })
  }
  DispatchQueue.concurrentPerform(iterations: 5) { index in
    Work().compute("a while", units: index)
    let answer: String? = book.translation(of: "phrase \(index)")
    expect(answer, equals: "phrase \(index)!", "every thread that asks gets the translation")
  }
  expect(work.started.count, equals: 1, "a book is read once, however many ask")
}

/// The same for a book that is read in no time, and the same phrase.
func readInNoTime() {
  let work = Work()
  let pages = given(100...999)
  let book = PhraseBook {
    work.compute("reading", units: 0)
    return ["good day": "bonjour, page \(pages)"]
  }
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let answer: String? = book.translation(of: "good day")
    expect(answer, equals: "bonjour, page \(pages)", "every thread that asks gets the translation")
  }
  expect(work.started.count, equals: 1, "a book is read once, however many ask")
}

/// A book is not read before it is asked, and not again for a thread that comes late.
func notBeforeAndNotAgain() {
  let work = Work()
  let pages = given(100...999)
  let book = PhraseBook {
    work.compute("reading")
    return ["good day": "bonjour, page \(pages)", "": ""]
  }
  expect(work.started.count, equals: 0, "a book is not read before it is asked")
  let first: String? = book.translation(of: "good day")
  let empty: String? = book.translation(of: "")
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let later: String? = book.translation(of: index == 0 ? "good day" : "good night")
    expect(
      later, equals: index == 0 ? "bonjour, page \(pages)" : nil,
      "a phrase gets its translation, and one that is not in the book gets nil")
  }
  expect(first, equals: "bonjour, page \(pages)", "a phrase gets its translation")
  expect(empty, equals: "", "a phrase gets its translation, also if both are empty")
  expect(work.started.count, equals: 1, "a book is read once, however many ask")
}

/// A book without phrases is read once, too.
func anEmptyBook() {
  let work = Work()
  let book = PhraseBook {
    work.compute("reading")
    return [:]
  }
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let answer: String? = book.translation(of: "good day")
    expect(answer, equals: nil, "a phrase that is not in the book gets nil")
  }
  expect(work.started.count, equals: 1, "a book is read once, even if it is empty")
}

/// Two books are read at the same time, each for its own phrases.
func twoBooks() {
  let work = Work()
  let pages = given(100...999)
  let books = [
    PhraseBook {
      work.compute("French", units: 2)
      return ["good day": "bonjour, page \(pages)"]
    },
    PhraseBook {
      work.compute("Italian", units: 2)
      return ["good day": "buongiorno, page \(pages)"]
    },
  ]
  let answers = ["bonjour, page \(pages)", "buongiorno, page \(pages)"]
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let answer: String? = books[index].translation(of: "good day")
    expect(answer, equals: answers[index], "each book has its own translation")
  }
  expect(work.started.count, equals: 2, "each book is read once")
  expect(work, takesAtMost: 2, "different books are read at the same time")
}

/// Five books are read at the same time: each is asked while the one before it is read.
func fiveBooks() {
  let work = Work()
  @Sendable func ask(_ index: Int) {
    let ended = DispatchSemaphore(value: 0)
    let book = PhraseBook {
      if index < 5 {
        DispatchQueue.global().async {
          ask(index + 1)
          ended.signal()
        }
      }
      // Those that begin later end earlier, each at a moment of its own.
      work.compute("book \(index)", units: 6 - index)
      return ["good day": "good day \(index)"]
    }
    let answer: String? = book.translation(of: "good day")
    if index < 5 { ended.wait() }
    expect(answer, equals: "good day \(index)", "each book has its own translation")
  }
  ask(1)
  expect(work, reachesAtOnce: 5, "different books are read at the same time, however many")
}
