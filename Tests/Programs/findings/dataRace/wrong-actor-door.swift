// finds: dataRace
// line: 6 11
// An actor opens a door beside its own: the property needs no await, and has no protection.
actor Score {
  nonisolated(unsafe) var points = 0
  func win() { points += 1 }
}

let score = Score()
let game = Task.detached { await score.win() }
score.points += 1
await game.value
print(score.points)
