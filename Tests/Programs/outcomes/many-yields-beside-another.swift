// outcomes: done
// assumes: fewLooks
// A loop that yields often while another task, which it does not wait for, still has something to do.
func yields(_ count: Int) async {
  for _ in 0..<count { await Task.yield() }
}

let other = Task.detached { await yields(20) }
await yields(20)
await other.value
print("done")
