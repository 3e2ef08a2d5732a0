// finds: nothing
// Child tasks return what they counted; the parent adds.
let votes = await withTaskGroup(of: Int.self) { group in
  for _ in 1...2 {
    group.addTask { 1 }
  }
  var sum = 0
  for await vote in group { sum += vote }
  return sum
}
print(votes)
