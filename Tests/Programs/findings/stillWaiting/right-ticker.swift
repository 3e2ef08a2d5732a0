// finds: nothing
// Who goes on with time for ever when the program ends is nobody's mistake.
let ticker = Task.detached {
  while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
}
try? await Task.sleep(for: .seconds(3))
print("end")
