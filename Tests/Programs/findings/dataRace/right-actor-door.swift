// finds: nothing
// An actor with one door.
actor Score {
  var points = 0
  func win() { points += 1 }
}

let score = Score()
let game = Task.detached { await score.win() }
await score.win()
await game.value
print(await score.points)
