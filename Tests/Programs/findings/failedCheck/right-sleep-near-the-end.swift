// finds: nothing
// Eighteen thousand million seconds are more nanoseconds than 64 bits hold, and still later than one second.
let sleeper = Task { () -> Bool in
  (try? await Task.sleep(for: .seconds(18_446_744_074))) == nil
}
try? await Task.sleep(for: .seconds(1))
sleeper.cancel()
let isCancelled = await sleeper.value
precondition(isCancelled, "it slept to its end")
