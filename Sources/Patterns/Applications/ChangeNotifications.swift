import Dispatch
import Synchronization

extension Pattern {
  /// Batches of changes, delivered to an observer that keeps rows of its own.
  static let changeNotifications = Pattern(
    "change-notifications", chapter: .applications,
    summary: "batch changes delivered to an observer: which of modifications, deletions and "
      + "insertions index the old state and which the new, applied in the right order; a token "
      + "that stops it",
    lookFor: "Many threads change the album, one queue brings the rows up to date, and the `rows "
      + "agree with the album`. The second part applies the same batches in six orders: only "
      + "two give the new list; the others give a wrong one or, as for `insertions down`, an "
      + "index outside the list, where an array would trap.",
    why: "Deletions and modifications count in the old list, insertions in the new one. So "
      + "modifications go first, deletions from the highest index down, insertions from the "
      + "lowest up: then no step moves what a later step means. The token ends the observation "
      + "with its owner.",
    compareWith: ["main-actor", "async-stream", "barrier"],
    parts: [
      .blocking("applied in the right order", keepRowsUpToDate),
      .blocking("six orders, two of them right", tryEveryOrder),
      .blocking("a token that stops it", stopWithToken),
    ])
}

/// A photo of the album: another title is another content, not another photo.
private struct Photo: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

private func keepRowsUpToDate(_ stage: Stage) {
  let album = ObservedList(someAlbum())
  let screen = DispatchQueue(label: "screen")
  let rows = Shared(Mutex<[Photo]>([]))
  let mismatches = Shared(Atomic(0))

  let token = album.observe(on: screen) { notice in
    rows.value.withLock { rows in
      switch notice {
      case .initial(let photos):
        rows = photos
      case .update(let changes, let photos):
        changes.apply(to: &rows, from: photos)
        stage.say(text(of: changes))
        if rows != photos { mismatches.value.add(1, ordering: .relaxed) }
      }
    }
  }

  let workers = DispatchQueue(label: "imports", attributes: .concurrent)
  let done = DispatchGroup()
  for chore in stage.chores {
    workers.async(group: done) {
      chore.perform()
      var dice = stage.dice(UInt64(chore.number))
      album.change { edit(&$0, newID: 100 * chore.number, &dice) }
    }
  }

  stage.waits(for: "the imports")
  done.wait()
  screen.sync {}  // behind the last notice
  token.invalidate()
  stage.show("rows agree with the album", rows.value.withLock { $0 } == album.elements)
  stage.show("batches after which they did not", mismatches.value.load(ordering: .relaxed))
}

/// Applies the same batches in every order, without the trap that a real array would have.
private func tryEveryOrder(_ stage: Stage) {
  let old = [
    Photo(id: 1, title: "A"), Photo(id: 2, title: "B"), Photo(id: 3, title: "C"),
    Photo(id: 4, title: "D"),
  ]
  let new = [
    Photo(id: 5, title: "X"), Photo(id: 3, title: "c"), Photo(id: 4, title: "D"),
    Photo(id: 6, title: "Y"),
  ]
  var batches = [(old, new)]
  stage.say("from \(text(of: old)) to \(text(of: new)): \(text(of: .init(from: old, to: new)))")

  var photos = someAlbum()
  for chore in stage.chores {
    chore.perform()
    var dice = stage.dice(UInt64(chore.number))
    let before = photos
    edit(&photos, newID: 100 * chore.number, &dice)
    batches.append((before, photos))
  }

  for order in ListChanges.Order.allCases {
    var (right, wrong, traps) = (0, 0, 0)
    for (old, new) in batches {
      switch ListChanges(from: old, to: new).result(of: order, on: old, from: new) {
      case new: right += 1
      case nil: traps += 1
      default: wrong += 1
      }
    }
    let example = ListChanges(from: old, to: new).result(of: order, on: old, from: new)
    stage.say("\(order.rawValue): \(example.map(text) ?? "an index outside the list")")
    stage.show(order.rawValue, "\(right) right, \(wrong) wrong, \(traps) would trap")
  }
}

private func stopWithToken(_ stage: Stage) {
  let album = ObservedList(someAlbum())
  let screen = DispatchQueue(label: "screen")
  let notices = Shared(Atomic(0))
  let ownedNotices = Shared(Atomic(0))

  let token = album.observe(on: screen) { _ in notices.value.add(1, ordering: .relaxed) }
  // The owner of this token need not think of the end: it comes with the owner's.
  var owner: Owner? = Owner(
    token: album.observe(on: screen) { _ in ownedNotices.value.add(1, ordering: .relaxed) })
  stage.show("observers at first", album.observerCount)

  for chore in stage.chores {
    chore.perform()
    album.change { $0.append(Photo(id: 100 + chore.number, title: "new")) }
    if chore.number == 1 {
      screen.sync {}  // behind the first notices
      token.invalidate()
      stage.say("the token is invalidated")
      withExtendedLifetime(owner) {}
      owner = nil
      stage.say("the owner of the other token is gone")
    }
  }

  screen.sync {}
  stage.show("changes", stage.chores.count)
  stage.show("notices until the token was invalidated", notices.value.load(ordering: .relaxed))
  stage.show("notices until the owner was gone", ownedNotices.value.load(ordering: .relaxed))
  stage.show("observers at last", album.observerCount)
}

private final class Owner: Sendable {
  private let token: ObservationToken

  init(token: ObservationToken) {
    self.token = token
  }
}

private func someAlbum() -> [Photo] {
  (1...8).map { Photo(id: $0, title: "photo \($0)") }
}

/// One batch: a few photos go, a few get another title, a few come.
private func edit(_ photos: inout [Photo], newID: Int, _ dice: inout SeededGenerator) {
  for _ in 0..<Int.random(in: 1...3, using: &dice) where !photos.isEmpty {
    photos.remove(at: Int.random(in: photos.indices, using: &dice))
  }
  for _ in 0..<Int.random(in: 0...2, using: &dice) where !photos.isEmpty {
    photos[Int.random(in: photos.indices, using: &dice)].title += "*"
  }
  for offset in 0..<Int.random(in: 1...3, using: &dice) {
    let place = Int.random(in: 0...photos.count, using: &dice)
    photos.insert(Photo(id: newID + offset, title: "new"), at: place)
  }
}

private func text(of photos: [Photo]) -> String {
  photos.map(\.title).joined(separator: " ")
}

private func text(of changes: ListChanges) -> String {
  "deletions \(changes.deletions) and modifications \(changes.modifications) in the old list, "
    + "insertions \(changes.insertions) in the new"
}
