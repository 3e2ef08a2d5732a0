import Dispatch
import Grading

/// A thread of its own reports: everything is drawn, in order, also what is reported twice.
@MainActor
func reportedByAThread() async throws {
  let (first, last) = (given(1...50), given(51...99))
  let screen = CheckScreen()
  let model = screen.open()
  let uploader = Uploader { report in
    DispatchQueue.global().async {
      for percent in [first, first, last] { report(percent) }
    }
  }
  model.start(uploader)
  try await screen.settles()
  screen.expectDrawn([first, first, last], on: model)
  model.close()
}

/// The library reports from one thread after the other, the main thread among them.
@MainActor
func reportedByThreadsInTurn() async throws {
  let percents = [given(1...30), given(31...60), given(61...99)]
  let screen = CheckScreen()
  let model = screen.open()
  let uploader = Uploader { report in
    report(percents[0])
    onCheckThread { report(percents[1]) }
    report(percents[2])
  }
  model.start(uploader)
  try await screen.settles()
  screen.expectDrawn(percents, on: model)
  model.close()
}

/// Two threads report in turn while the main thread is busy elsewhere.
@MainActor
func reportedWhileMainIsBusy() async throws {
  let percents = [given(1...50), given(51...99)]
  let screen = CheckScreen()
  let model = screen.open()
  model.start(
    Uploader { report in
      onCheckThread { report(percents[0]) }
      onCheckThread { report(percents[1]) }
    })
  try await screen.settles()
  screen.expectDrawn(percents, on: model)
  model.close()
}

/// Many reports come before the main actor is free again, 0 and 100 first: none of them is left out or changed.
@MainActor
func manyBeforeMainIsFree() async throws {
  let screen = CheckScreen()
  let model = screen.open()
  let library = CheckLibrary()
  model.start(library.uploader)
  let percents = [0, 100, 100, 101, -1] + Array(4...70) + Array(-49...99)
  for percent in percents { library.report(percent) }
  try await screen.settles()
  expect(screen.drawn == percents, "each report is drawn once, in order, however many wait")
  model.close()
}

/// While a report is drawn, the main thread waits for a thread that makes the next one.
@MainActor
func reportedDuringADrawing() async throws {
  let percents = [given(1...50), given(51...99)]
  let screen = CheckScreen()
  let model = screen.open()
  let library = CheckLibrary()
  model.start(library.uploader)
  screen.whenDrawn = {
    if screen.drawn.count == 1 { onCheckThread { library.report(percents[1]) } }
  }
  library.report(percents[0])
  try await screen.settles()
  screen.expectDrawn(percents, on: model)
  model.close()
}

/// Three reports wait, and the screen is closed while the first one of them is drawn.
@MainActor
func closedDuringADrawing() async throws {
  let percents = [given(1...30), given(31...60), given(61...99)]
  let screen = CheckScreen()
  let model = screen.open()
  let library = CheckLibrary()
  model.start(library.uploader)
  var atClose: Int?
  screen.whenDrawn = {
    model.close()
    atClose = model.percent
  }
  for percent in percents { library.report(percent) }
  try await screen.settles()
  screen.expectDrawn([percents[0]], on: model, "nothing is drawn after close")
  expect(atClose == model.percent, "after close percent stays as it is")
}

/// The screen is closed when something has been reported and not been drawn yet.
@MainActor
func closedBeforeItIsDrawn() async throws {
  let (drawn, late) = (given(1...50), given(51...99))
  let screen = CheckScreen()
  let model = screen.open()
  let library = CheckLibrary()
  model.start(library.uploader)
  library.report(drawn)
  try await screen.settles()
  screen.expectDrawn([drawn], on: model)
  library.report(late)
  model.close()
  library.report(100)
  try await screen.settles()
  screen.expectDrawn([drawn], on: model, "nothing is drawn after close")
}

/// The screen is closed while a thread reports.
@MainActor
func closedWhileAThreadReports() async throws {
  let percents = [given(1...50), given(51...99)]
  let screen = CheckScreen()
  let model = screen.open()
  let uploader = Uploader { report in
    DispatchQueue.global().async {
      for percent in percents { report(percent) }
    }
  }
  model.start(uploader)
  await Task.yield()
  model.close()
  let before = screen.drawn
  try await screen.settles()
  let isBeginning: Bool = before == Array(percents.prefix(before.count))
  expect(isBeginning, "each report is drawn once, in order")
  screen.expectDrawn(before, on: model, "nothing is drawn after close")
}

/// Of two uploads of one screen and one of another, each report is drawn where it belongs.
@MainActor
func twoScreens() async throws {
  let percents = [given(1...30), given(31...60), given(61...99)]
  let (one, other) = (CheckScreen(), CheckScreen())
  let (model, closed) = (one.open(), other.open())
  let (first, second, third) = (CheckLibrary(), CheckLibrary(), CheckLibrary())
  model.start(first.uploader)
  closed.start(second.uploader)
  model.start(third.uploader)
  first.report(percents[0])
  second.report(percents[1])
  closed.close()
  try await one.settles()
  one.expectDrawn([percents[0]], on: model)
  other.expectDrawn([], on: closed, "nothing is drawn after close")
  third.report(percents[2])
  try await one.settles()
  first.report(percents[1])
  second.report(percents[1])
  try await one.settles()
  one.expectDrawn([percents[0], percents[2], percents[1]], on: model)
  other.expectDrawn([], on: closed, "nothing is drawn after close")
  model.close()
}

/// Five uploads of one screen: each goes on when the next one starts.
@MainActor
func fiveUploads() async throws {
  let screen = CheckScreen()
  let model = screen.open()
  let libraries = (1...5).map { _ in CheckLibrary() }
  for library in libraries { model.start(library.uploader) }
  for (index, library) in libraries.enumerated() {
    library.report(10 * index + 1)
    try await screen.settles()
  }
  screen.expectDrawn([1, 11, 21, 31, 41], on: model)
  model.close()
}

/// Two screens get a report at the same time: each draws its own.
@MainActor
func twoScreensAtTheSameTime() async throws {
  let percents = [given(1...50), given(51...99)]
  let screens = [CheckScreen(), CheckScreen()]
  let models = screens.map { $0.open() }
  for (model, percent) in zip(models, percents) {
    model.start(Uploader { report in DispatchQueue.global().async { report(percent) } })
  }
  try await screens[0].settles()
  for (index, model) in models.enumerated() {
    screens[index].expectDrawn([percents[index]], on: model, "screens do not affect one another")
    model.close()
  }
}
