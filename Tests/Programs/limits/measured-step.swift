// finds: nothing
// assumes: instantSteps
// outcomes: at once
// How long work takes is the machine's to say. Here it takes no time, and nothing waits for a timer that could
// be late.
let clock = ContinuousClock()
let taken = clock.measure { _ = (0..<1000).reduce(0, &+) }
print(taken < .seconds(1) ? "at once" : "slow")
