// outcomes: done
// A loop that yields more often than there can be lanes, while nobody does anything that it could wait for.
func yields(_ count: Int) async {
  for _ in 0..<count { await Task.yield() }
}

await yields(300)
print("done")
