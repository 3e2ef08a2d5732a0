// finds: failedCheck
// line: 16
// Two withdrawals both see enough money before either takes it.
actor Bank {
  func approve() async {}
}

actor Account {
  private var balance = 100
  private let bank = Bank()

  func withdraw(_ amount: Int) async {
    guard balance >= amount else { return }
    await bank.approve()
    balance -= amount
    precondition(balance >= 0, "overdrawn")
  }
}

let account = Account()
async let first: Void = account.withdraw(80)
async let second: Void = account.withdraw(80)
_ = await (first, second)
