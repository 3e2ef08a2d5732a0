import Dispatch
import Grading

/// What was set is read, and an increase adds to it.
func increaseAddsToWhatWasSet() {
  let store = SettingsStore()
  let (volume, step) = (given(10...50), given(1...9))
  store.set("volume", to: volume)
  store.increase("volume", by: step)
  store.increase("launches", by: 1)
  store.increase("balance", by: -step)
  let values: [Int] = ["volume", "launches", "balance"].map(store.value)
  expect(values, equals: [volume + step, 1, -step], "an increase adds to the value that was there")
}

/// Two settings differ in the size of a letter only, and one of them is set to 0 at last.
func zeroIsSet() {
  let store = SettingsStore()
  let volume = given(10...50)
  store.set("volume", to: volume)
  store.set("Volume", to: volume + 1)
  store.increase("Volume", by: 1)
  store.set("volume", to: 0)
  let values: [Int] = ["volume", "Volume"].map(store.value)
  expect(values, equals: [0, volume + 2], "each setting has its own value, also if that is 0")
}

/// Two threads increase the same setting: both increases are there.
func noIncreaseIsLost() {
  let store = SettingsStore()
  let steps = [given(1...9), given(10...50)]
  let work = Work()
  work.compute("both begin", units: 0)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    store.increase("launches", by: steps[index])
    work.compute("thread \(index) continues", units: 0)
  }
  let launches: Int = store.value(of: "launches")
  work.compute("value", units: 0)
  expect(launches, equals: steps[0] + steps[1], "both increases are there")
  expect(work, takesAtMost: 0, "no thread sleeps in order to change a setting")
}

/// One thread reads while another increases.
func valueMayBeReadMeanwhile() {
  let store = SettingsStore()
  let step = given(10...50)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      store.increase("launches", by: step)
    } else {
      let launches: Int = store.value(of: "launches")
      expect(launches == 0 || launches == step, "an increase is seen whole or not at all")
    }
  }
}

/// One thread sets a value while another increases it: what was set is not overwritten.
func settingIsNotOverwritten() {
  let store = SettingsStore()
  let (volume, step) = (given(10...50), given(1...9))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      store.set("volume", to: volume)
    } else {
      store.increase("volume", by: step)
    }
  }
  let now: Int = store.value(of: "volume")
  expect(
    now == volume || now == volume + step, "a value that was set is not overwritten by an old one")
}

/// One thread increases a setting three times beside the increase of another one: all are there.
func noIncreaseGivesUp() {
  let store = SettingsStore()
  let step = given(10...50)
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for amount in index == 0 ? [step] : [1, 1, 1] { store.increase("launches", by: amount) }
  }
  let launches: Int = store.value(of: "launches")
  expect(launches, equals: step + 3, "all increases are there")
}

/// Two threads change a setting each: both are there.
func twoSettingsAtTheSameTime() {
  let store = SettingsStore()
  let names = ["launches", "volume"]
  let steps = [given(1...9), given(10...50)]
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    store.increase(names[index], by: steps[index])
  }
  let values: [Int] = names.map(store.value)
  expect(values, equals: steps, "a change of one setting keeps that of another one")
}

/// Two stores: each has its own values.
func eachStoreHasItsValues() {
  let (one, other) = (SettingsStore(), SettingsStore())
  let volume = given(10...50)
  one.set("volume", to: volume)
  other.increase("volume", by: 1)
  let values: [Int] = [one.value(of: "volume"), other.value(of: "volume")]
  expect(values, equals: [volume, 1], "each store has its own values")
}
