import Dispatch
import Grading

/// A section as the check knows it; what a submission's own type says of itself proves nothing.
private struct Planned {
  let name: String
  let articles: [String]
}

/// Loads sections and waits until the page is published.
///
/// - Parameters:
///   - long: An article that takes longer than any limit.
///   - publishing: Is called as soon as publish is.
/// - Returns: What was done: articles, sections and, last, the page.
private func load(
  _ sections: [Planned], units: [String: Int] = [:], long: String? = nil, on page: FrontPage? = nil,
  publishing: @escaping @Sendable () -> Void = {}
) -> Work {
  let work = Work()
  let published = DispatchGroup()
  published.enter()
  // Nobody keeps a page that is only loaded once.
  (page ?? FrontPage()).load(
    sections.map { Section(name: $0.name, articles: $0.articles) },
    fetch: { $0 == long ? work.computeLong($0) : work.compute($0, units: units[$0] ?? 1) },
    layOut: { name in
      let articles = sections.first { $0.name == name }?.articles ?? []
      let isWhole: Bool = articles.allSatisfy(work.finished.contains)
      expect(isWhole, "a section is laid out when all its articles are there")
      work.compute(name, units: units[name] ?? 1)
    },
    publish: {
      expect(!work.started.contains("page"), "the page is published once")
      let isWhole: Bool = sections.allSatisfy { work.finished.contains($0.name) }
      expect(isWhole, "the page is published when all its sections are laid out")
      publishing()
      work.compute("page")
      published.leave()
    })
  published.wait()
  return work
}

/// A section waits for all its articles.
func aSectionWaitsForItsArticles() {
  // One article may be there before the next is asked for; and code that waits with a limit has
  // given up before the other.
  let work = load(
    [Planned(name: "Sports", articles: ["interview", "match"])],
    units: ["interview": 0], long: "match")
  let done: [String] = work.finished.sorted()
  expect(
    done, equals: ["Sports", "interview", "match", "page"], "everything is done, and once")
}

/// The page is published after its sections, and each is laid out after an article that both have.
func thePageComesLast() {
  let work = load([
    Planned(name: "Sports", articles: ["match"]), Planned(name: "Weather", articles: ["match"]),
  ])
  // The article that both have may be loaded for each, or once for both.
  let done: [String] = work.finished.filter { $0 != "match" }
  expect(done.sorted(), equals: ["Sports", "Weather", "page"], "everything is done, and once")
}

/// A section without articles holds nothing up, and the page waits for the next one all the same.
func anEmptySectionHoldsNobodyUp() {
  // The first section may be laid out before anything is done for the second.
  let work = load(
    [Planned(name: "Sports", articles: []), Planned(name: "Weather", articles: [])],
    units: ["Sports": 0])
  let done: [String] = work.finished.sorted()
  expect(done, equals: ["Sports", "Weather", "page"], "everything is done, and once")
}

/// A section without articles takes time: nothing of the next one waits for it.
func anEmptySectionTakesTime() {
  let work = load(
    [Planned(name: "Sports", articles: []), Planned(name: "Weather", articles: ["forecast"])],
    units: ["Sports": 2, "forecast": 2])
  expect(work, takesAtMost: 4, "two units of an article, one of its section and one of the page")
}

/// A page without sections is published, too.
func aPageWithoutSections() {
  let done: [String] = load([]).finished
  expect(done, equals: ["page"], "a page without sections is published, once")
}

/// Articles of all sections are loaded at the same time, and no section waits for another one.
func sectionsOverlap() {
  let work = load(
    [
      Planned(name: "Sports", articles: ["match", "interview"]),
      Planned(name: "Weather", articles: ["forecast"]),
    ], units: ["match": 3, "interview": 3, "Weather": 3])
  let done: [String] = work.finished.sorted()
  expect(
    done, equals: ["Sports", "Weather", "forecast", "interview", "match", "page"],
    "everything is done, and once")
  expect(work, takesAtMost: 5, "four units of articles and their section, one of the page")
}

/// Articles of ten sections are loaded at the same time, each ready at a moment of its own.
func tenSections() {
  let numbers = 1...10
  let work = load(
    numbers.map { Planned(name: "section \($0)", articles: ["article \($0)"]) },
    units: Dictionary(uniqueKeysWithValues: numbers.map { ("article \($0)", 10 + 2 * $0) }))
  expect(work.finished.count, equals: 21, "everything is done, and once")
  expect(work, takesAtMost: 32, "30 units of an article, one of its section and one of the page")
}

/// A page with one section, which has no articles, and then the same page with an article, twice.
func loadedAgain() {
  let page = FrontPage()
  for articles in [[], ["match"], ["match"]] {
    let work = load([Planned(name: "Sports", articles: articles)], on: page)
    expect(work.finished, equals: articles + ["Sports", "page"], "everything is done, and once")
  }
}

/// The same page is loaded again while it is still being published.
func loadedAgainWhilePublishing() {
  let page = FrontPage()
  let sections = [Planned(name: "Sports", articles: ["match"])]
  let again = DispatchGroup()
  let work = load(sections, on: page) {
    DispatchQueue.global().async(group: again) {
      // Its sections are laid out before the first publish returns.
      let work = load(sections, units: ["match": 0, "Sports": 0], on: page)
      expect(work.finished, equals: ["match", "Sports", "page"], "everything is done, and once")
    }
  }
  expect(work.finished, equals: ["match", "Sports", "page"], "everything is done, and once")
  again.wait()
}
