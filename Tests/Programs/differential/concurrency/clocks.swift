// Both clocks measure at least what was slept.
let continuous = await ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(20)) }
let suspending = await SuspendingClock().measure {
  try? await Task.sleep(for: .milliseconds(20), clock: .suspending)
}
print(continuous >= .milliseconds(20), suspending >= .milliseconds(20))
print(continuous < .seconds(10), suspending < .seconds(10))
