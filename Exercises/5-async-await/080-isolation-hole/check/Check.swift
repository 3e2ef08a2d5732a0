import Grading

/// Points are added while another task reads: it sees them or not, and sees them once they are added.
func readDuringAnAdd() async {
  let count = given(2...50)
  let board = Scoreboard()
  let adding = Task(name: "adding") {
    let total: Int = await board.add(count, to: "Ann")
    let seen: [Int] = board.points(of: ["Ann", "Ben"])
    expect(total, equals: count, "add returns what the player has then")
    expect(seen, equals: [count, 0], "what has been added is seen at once")
  }
  let reading = Task(name: "reading") {
    let seen: [Int] = board.points(of: ["Ben", "Ann"])
    expect(seen == [0, 0] || seen == [0, count], "a change is seen whole or not at all")
  }
  await adding.value
  await reading.value
}

/// Two tasks add points for the same player: none are lost.
func twoAdd() async {
  let (one, two) = (given(2...20), given(30...50))
  let board = Scoreboard()
  async let first = board.add(one, to: "Ann")
  async let second = board.add(two, to: "Ann")
  let totals: [Int] = await [first, second]
  let seen: [Int] = board.points(of: ["Ann"])
  expect(
    totals == [one, one + two] || totals == [one + two, two], "add returns what the player has then"
  )
  expect(seen, equals: [one + two], "no points are lost")
}

/// Points are moved while another task reads twice: none are on both sides, or on none.
func readDuringAMove() async {
  let (count, rest) = (given(2...20), given(30...50))
  let board = Scoreboard()
  _ = await board.add(count + rest, to: "Ann")
  let moving = Task(name: "moving") {
    let isMoved: Bool = await board.move(count, from: "Ann", to: "Ben")
    expect(isMoved, "points are moved if the player has as many")
    let seen: [Int] = board.points(of: ["Ann", "Ben"])
    expect(seen, equals: [rest, count], "what has been moved is seen at once")
  }
  let reading = Task(name: "reading") {
    let first: [Int] = board.points(of: ["Ann", "Ben"])
    let second: [Int] = board.points(of: ["Ann", "Ben"])
    expect(
      first == [count + rest, 0] || first == [rest, count], "a change is seen whole or not at all")
    expect(
      second == [rest, count] || second == first, "what has been seen once stays")
  }
  await moving.value
  await reading.value
}

/// Points are moved there, back and there again while another task reads: none are on both sides, or on none.
func readWhileMovedBack() async {
  let count = given(2...50)
  let board = Scoreboard()
  _ = await board.add(count, to: "Ann")
  let moving = Task(name: "moving") {
    _ = await board.move(count, from: "Ann", to: "Ben")
    _ = await board.move(count, from: "Ben", to: "Ann")
    _ = await board.move(count, from: "Ann", to: "Ben")
  }
  let reading = Task(name: "reading") {
    let seen: [Int] = board.points(of: ["Ann", "Ben"])
    expect(seen == [count, 0] || seen == [0, count], "a change is seen whole or not at all")
  }
  await moving.value
  await reading.value
}

/// Two tasks move the same points, to different players: one of them gets them.
func twoMove() async {
  let count = given(2...50)
  let board = Scoreboard()
  _ = await board.add(count, to: "Ann")
  async let first = board.move(count, from: "Ann", to: "Ben")
  async let second = board.move(count, from: "Ann", to: "Cleo")
  let moved: [Bool] = await [first, second]
  let seen: [Int] = board.points(of: ["Ann", "Ben", "Cleo"])
  expect(moved.count { $0 }, equals: 1, "points are moved once")
  expect(
    seen, equals: moved[0] ? [0, count, 0] : [0, 0, count],
    "what has been moved is seen, and nothing else")
  let again: Bool = await board.move(1, from: "Ann", to: "Ben")
  let after: [Int] = board.points(of: ["Ann", "Ben", "Cleo"])
  expect(!again, "points that a player does not have are not moved")
  expect(after, equals: seen, "a move that is refused changes nothing")
}

/// Points are added and moved at the same time: none are lost.
func addAndMove() async {
  let (count, more) = (given(2...20), given(30...50))
  let board = Scoreboard()
  _ = await board.add(count, to: "Ann")
  async let added = board.add(more, to: "Ben")
  async let moved = board.move(count, from: "Ann", to: "Ben")
  let isMoved: Bool = await moved
  let total: Int = await added
  let seen: [Int] = board.points(of: ["Ann", "Ben", "Ben"])
  expect(isMoved, "points are moved if the player has as many")
  expect(total == more || total == count + more, "add returns what the player has then")
  expect(seen, equals: [0, count + more, count + more], "no points are lost")
}

/// Another player gets points twice during a move: it takes place all the same.
func twoAdditionsDuringAMove() async {
  let count = given(2...50)
  let board = Scoreboard()
  _ = await board.add(count, to: "Ann")
  async let moved = board.move(count, from: "Ann", to: "Ben")
  for _ in 1...2 { _ = await board.add(1, to: "Cleo") }
  let isMoved: Bool = await moved
  let seen: [Int] = board.points(of: ["Ann", "Ben", "Cleo"])
  expect(isMoved, "points are moved if the player has as many")
  expect(seen, equals: [0, count, 2], "no points are lost")
}

/// Two scoreboards have points of their own; points may be less than 0, and a cancelled task changes them too.
func twoScoreboards() async {
  let (one, other) = (Scoreboard(), Scoreboard())
  let first: Int = await one.add(2, to: "Ann")
  let second: Int = await other.add(-5, to: "Ann")
  let seen: [Int] = one.points(of: ["Ann"]) + other.points(of: ["Ann"])
  expect([first, second], equals: [2, -5], "add returns what the player has then")
  expect(seen, equals: [2, -5], "scoreboards do not affect one another")
  let cancelled = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return await (one.add(3, to: "Ann"), one.move(1, from: "Ann", to: "Ben"))
  }
  let (total, isMoved): (Int, Bool) = await cancelled.value
  expect(total == 5 && isMoved, "a change of a cancelled task is made like any other")
  let after: [Int] = one.points(of: ["Ann", "Ben"])
  expect(after, equals: [4, 1], "no points are lost")
}

/// A scoreboard is made when another one is gone: nobody has points on it.
func oneScoreboardAfterTheOther() async {
  for count in [given(2...50), given(60...99)] {
    let board = Scoreboard()
    let total: Int = await board.add(count, to: "Ann")
    expect(total, equals: count, "scoreboards do not affect one another")
  }
}

/// A player who never had points has none to move, one who has too few moves none, and a move to oneself changes none.
func aPlayerWithoutPoints() async {
  let board = Scoreboard()
  let isMoved: Bool = await board.move(1, from: "Ann", to: "Ben")
  let seen: [Int] = board.points(of: ["Ann", "Ben"])
  expect(!isMoved, "points that a player does not have are not moved")
  expect(seen, equals: [0, 0], "a player without points has 0")
  let nothingIsMoved: Bool = await board.move(0, from: "Ann", to: "Ben")
  let after: [Int] = board.points(of: ["Ann", "Ben"])
  expect(nothingIsMoved, "points are moved if the player has as many, also if that is 0")
  expect(after, equals: [0, 0], "a player without points has 0")
  _ = await board.add(2, to: "Ann")
  let hasOne: Bool = await board.move(1, from: "Ann", to: "Ann")
  let hasThree: Bool = await board.move(3, from: "Ann", to: "Ann")
  let kept: [Int] = board.points(of: ["Ann"])
  expect(hasOne, "points are moved if the player has as many, also to oneself")
  expect(!hasThree, "points that a player does not have are not moved, not even to oneself")
  expect(kept, equals: [2], "a move from a player to the same player changes no points")
  let areMoved: Bool = await board.move(3, from: "Ann", to: "Ben")
  let unchanged: [Int] = board.points(of: ["Ann", "Ben"])
  expect(!areMoved, "points that a player does not have are not moved")
  expect(unchanged, equals: [2, 0], "a move that is refused changes nothing")
}

/// A player in debt has not even 0 points to move, and points that are moved there pay the debt first.
func aPlayerInDebt() async {
  let board = Scoreboard()
  _ = await board.add(-5, to: "Ann")
  _ = await board.add(3, to: "Ben")
  let totals: [Int] = [await board.add(4, to: ""), await board.add(0, to: "Ann")]
  expect(totals, equals: [4, -5], "add returns what the player has then")
  let isMoved: Bool = await board.move(0, from: "Ann", to: "Ben")
  expect(!isMoved, "points that a player does not have are not moved, not even 0 of them")
  let areMoved: [Bool] = [
    await board.move(1, from: "Ben", to: ""), await board.move(2, from: "Ben", to: "Ann"),
  ]
  expect(areMoved, equals: [true, true], "points are moved if the player has as many")
  let seen: [Int] = board.points(of: ["Ann", "", "Ben", "Ann"])
  expect(seen, equals: [-3, 5, 0, -3], "no points are lost, and no debts")
  let none: [Int] = board.points(of: [])
  expect(none, equals: [], "points(of:) returns the points of the players that it is asked for")
}
