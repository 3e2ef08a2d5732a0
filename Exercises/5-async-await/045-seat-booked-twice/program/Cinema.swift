actor Bank {
  func pays(_ price: Int) -> Bool { price < 20 }
}

actor Cinema {
  private var free = 1
  private let bank = Bank()

  func book() async {
    guard free > 0 else { return }
    if await bank.pays(12) { free -= 1 }
    precondition(free >= 0, "a seat was booked twice")
  }
}

let cinema = Cinema()
async let one: Void = cinema.book()
async let other: Void = cinema.book()
_ = await (one, other)
print("booked")
