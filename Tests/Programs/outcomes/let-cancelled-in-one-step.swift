// outcomes: false left end|left false end|left true end
// seed: 5
// A child that nobody awaits is cancelled as its scope ends: whoever looks at it after that finds it cancelled.

func run() async {
  async let _: Void = { print(Task.isCancelled, terminator: " ") }()
  print("left", terminator: " ")
}
await run()
print("end")
