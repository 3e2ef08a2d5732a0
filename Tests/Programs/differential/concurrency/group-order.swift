// A group gives its results in the order in which they come.
let results = await withTaskGroup(of: Int.self) { group in
  for number in 1...3 { group.addTask { number } }
  var results: [Int] = []
  for await result in group { results.append(result) }
  return results
}
print(results)
