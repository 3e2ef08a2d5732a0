// finds: failedCheck
// line: 17
// Two withdrawals both see enough money before either takes it.
actor Bank {
  private var approved = 0
  func approve(_ amount: Int) { approved += amount }
}

actor Account {
  private var balance = 100
  private let bank = Bank()

  func withdraw(_ amount: Int) async {
    guard balance >= amount else { return }
    await bank.approve(amount)
    balance -= amount
    precondition(balance >= 0, "overdrawn")
  }
}

let account = Account()
async let first: Void = account.withdraw(80)
async let second: Void = account.withdraw(80)
_ = await (first, second)
