// finds: nothing
// outcomes: true
// The thread replaces it when it was compared.
import Dispatch

final class Search: @unchecked Sendable { var word: Substring = "a" }

let search = Search()
let isFirst = search.word == "a"
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { search.word = "b" }
group.wait()
print(isFirst && search.word != "a")
