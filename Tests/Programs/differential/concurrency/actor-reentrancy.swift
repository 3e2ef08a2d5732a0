// While an actor awaits, others come in.
actor Clerk {
  var log: [String] = []
  func serve(_ name: String) async {
    log.append("\(name) in")
    await Task.yield()
    log.append("\(name) out")
  }
}

let clerk = Clerk()
async let first: Void = clerk.serve("a")
async let second: Void = clerk.serve("b")
_ = await (first, second)
print(await clerk.log.joined(separator: ", "))
