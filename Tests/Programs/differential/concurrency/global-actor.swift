// A global actor of one's own.
@globalActor actor Store {
  static let shared = Store()
}

@Store enum Shelf {
  static var items = 0
  static func add() -> Int {
    items += 1
    return items
  }
}

async let first = Shelf.add()
async let second = Shelf.add()
print(await first + second, await Shelf.items)
