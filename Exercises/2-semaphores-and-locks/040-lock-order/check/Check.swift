import Dispatch
import Grading

/// Two customers send money to each other at the same moment.
func bothTransfersAreMade() {
  let amounts = [given(1...9), given(10...20)]
  // The numbers differ in nothing but their first digits, and their first bits.
  let accounts = [
    Account(number: 7, balance: 100), Account(number: 4_294_967_296_000_007, balance: 100),
  ]
  let work = Work()
  work.compute("both come", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    let isMade: Bool = accounts[index].transfer(amounts[index], to: accounts[1 - index])
    expect(isMade, "a transfer is made if the money is there")
    work.compute("customer \(index) goes", units: 0)
  }
  expect(work, takesAtMost: 0, "no customer is made to sleep")
  // What is left is found by sending it away: all of it can be sent, and not one more.
  let left = 100 - amounts[0] + amounts[1]
  let answers: [Bool] = [
    accounts[0].transfer(left + 1, to: accounts[1]), accounts[0].transfer(left, to: accounts[1]),
    accounts[0].transfer(0, to: accounts[1]),
  ]
  expect(
    answers, equals: [false, true, true], "transfers are made to the last unit, not beyond it")
}

/// An audit during a transfer finds all of the money; one number is negative.
func auditFindsAllMoney() {
  audit(from: 2, to: -2)
}

/// So does an audit of a transfer to the account with the higher number.
func auditFindsAllMoneyOnItsWayUp() {
  audit(from: 1, to: 2)
}

/// Audits two accounts while the first one sends money to the second one.
private func audit(from first: Int, to second: Int) {
  let amount = given(10...90)
  let giro = Account(number: first, balance: 100)
  let savings = Account(number: second, balance: 0)
  let work = Work()
  work.compute("both begin", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let isMade: Bool = giro.transfer(amount, to: savings)
      expect(isMade, "a transfer is made if the money is there")
    } else {
      let total: Int = savings.total(with: giro)
      expect(total, equals: 100, "an audit finds all of the money")
    }
    work.compute("thread \(index) continues", units: 0)
  }
  expect(work, takesAtMost: 0, "neither transfer nor audit is made to sleep")
}

/// Of two transfers that an account cannot both pay, one is refused.
func nobodySendsWhatIsNotThere() {
  let amount = given(60...90)
  let from = Account(number: 3, balance: 100)
  let others = [Account(number: 4, balance: 0), Account(number: 1, balance: 0)]
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    _ = from.transfer(amount, to: others[index])
  }
  let totals: [Int] = others.map { $0.total(with: from) }
  expect(totals.sorted(), equals: [100 - amount, 100], "one of the two transfers is made")
}

/// Three customers send money around in a ring, also between the smallest and the largest number.
func moneyGoesAroundInARing() {
  let amount = given(10...90)
  let accounts = [
    Account(number: 0, balance: 100), Account(number: .max, balance: 100),
    Account(number: .min, balance: 100),
  ]
  DispatchQueue.concurrentPerform(iterations: 3) { index in
    let isMade: Bool = accounts[index].transfer(amount, to: accounts[(index + 1) % 3])
    expect(isMade, "a transfer is made if the money is there")
  }
  let totals: [Int] = accounts.indices.map { accounts[$0].total(with: accounts[($0 + 1) % 3]) }
  expect(totals, equals: [200, 200, 200], "each account has sent as much as it has got")
}
