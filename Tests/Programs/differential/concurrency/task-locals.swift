// Values of a task and of what it starts.
enum Request {
  @TaskLocal static var id = 0
}

func show(_ name: String) { print(name, Request.id) }

show("outside")
await Request.$id.withValue(7) {
  show("inside")
  async let child: Void = show("child")
  await child
  await Task { show("task") }.value
  await Task.detached { show("detached") }.value
  Request.$id.withValue(8) { show("nested") }
  show("inside")
}
show("outside")
