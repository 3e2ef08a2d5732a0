// finds: nothing
// The balance is looked at again after the await.
actor Bank {
  func approve() async {}
}

actor Account {
  private var balance = 100
  private let bank = Bank()

  func withdraw(_ amount: Int) async {
    await bank.approve()
    guard balance >= amount else { return }
    balance -= amount
    precondition(balance >= 0, "overdrawn")
  }
}

let account = Account()
async let first: Void = account.withdraw(80)
async let second: Void = account.withdraw(80)
_ = await (first, second)
