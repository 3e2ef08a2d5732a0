import CommandSupport
import Foundation
import Testing
import Timeline

@Suite(
  "Hostile texts and large timelines, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct HostileTimelineTests {
  @Test(
    "whatever a name holds, it stays text: nothing runs, nothing is asked for, nothing is hidden")
  func hostile() async throws {
    try await aside(.browser) {
      var sample = LessonSample()
      for text in PageTests.hostile {
        let place = Timeline.Place(file: text, line: 1)
        let timeline = Timeline(
          lanes: [.init(id: 0, kind: .task, name: text), .init(id: 1, kind: .task, name: text)],
          spans: [
            .init(lane: 0, activity: .waiting, label: text, start: 0, end: 1000, place: place),
            .init(
              lane: 1, activity: .working, label: text, start: 0, end: 900, task: 1, queue: text,
              place: place),
          ], notes: [.init(lane: 0, time: 1000, text: text, place: place)],
          links: [.init(from: 0, sent: 0, to: 1, received: 0, task: 1)])
        try sample.add(
          text, timeline, mistake: "result", repair: 1, facts: [["name": text, "value": text]])
        sample.sources.append(["file": text, "text": text + "\n" + text])
        sample.words += text
        sample.sentence += text
      }
      let tab = try sample.open()
      for (index, text) in PageTests.hostile.enumerated() {
        try tab.click(".part:nth-of-type(\(index + 1)) .lane:nth-child(3) .stretch")
        #expect(try tab.text("[role=status]").contains("Part \(index + 1), bar 2 of 2."))
        let unseen =
          "/[\\u202a-\\u202e\\u2066-\\u2069\\u0000\\u001b\\ufeff]/.test(document.body.innerText)"
        #expect(try tab.value(unseen) == "false", "\(text.debugDescription)")
        #expect(try tab.count("script") == 2)
        #expect(try tab.count("img, iframe, object, svg[onload], title ~ script") == 0)
        #expect(try tab.complaints() == [], "\(text.debugDescription)")
      }
      try tab.press("c")
      #expect(try tab.count(".column") == 2)
      #expect(try tab.complaints() == [])
    }
  }

  @Test("2,000 bars in 60 lanes: each key press changes few elements, and the end is reached")
  func large() async throws {
    try await aside(.browser) {
      let lanes = (0..<60).map { Timeline.Lane(id: $0, kind: .task, name: "task \($0)") }
      let spans = (0..<2000).map { number in
        Timeline.Span(
          lane: number % 60, activity: .working, label: "step \(number)",
          start: Int64(number) * 1_000_000, end: Int64(number) * 1_000_000 + 900_000, task: number,
          place: .init(file: "a.swift", line: number % 30 + 1))
      }
      let links = (0..<2000).map { number in
        Timeline.Link(
          from: (number + 1) % 60, sent: Int64(number) * 1_000_000, to: number % 60,
          received: Int64(number) * 1_000_000, task: number)
      }
      var sample = LessonSample()
      sample.sources = [
        ["file": "a.swift", "text": String(repeating: "total += 1\n", count: 30)]
      ]
      try sample.add("many", Timeline(lanes: lanes, spans: spans, links: links))
      let tab = try sample.open(at: "#bar=1.1")
      #expect(Int(try tab.value("document.querySelectorAll('*').length")) ?? .max < 20_000)
      // How many elements of the drawing a step touches, which does not depend on the machine.
      let touched = try tab.value(
        """
        new Promise(done => {
          new MutationObserver(list => done(new Set(list.map(one => one.target)).size))
            .observe(document.querySelector('.inner'), {attributes: true, childList: true, subtree: true});
          document.querySelector('[aria-label="Next bar"]').click();
        })
        """)
      #expect(Int(touched) ?? .max <= 8)
      try tab.press("End")
      #expect(try tab.text("[role=status]").contains("bar 1981 of 2000"))
      for _ in 0..<59 { try tab.press("ArrowDown") }
      #expect(try tab.text("[role=status]").hasPrefix("task 59 works on step"))
      for _ in 0..<12 { try tab.press("+") }
      // However far one zooms, only the labels that can be seen are made.
      #expect(try tab.count(".tick-label") < 30)
      #expect(try tab.complaints() == [])
    }
  }
}
