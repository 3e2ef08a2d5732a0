// outcomes: done
// assumes: fewLooks
// A loop that yields more often than there can be lanes.
func yields(_ count: Int) async {
  for _ in 0..<count { await Task.yield() }
}

await yields(300)
print("done")
