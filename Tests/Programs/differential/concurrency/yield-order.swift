// Two tasks of the main actor that give way to each other.
var order = ""

let first = Task {
  order += "a"
  await Task.yield()
  order += "A"
}
let second = Task {
  order += "b"
  await Task.yield()
  order += "B"
}
_ = await (first.value, second.value)
print(order)
