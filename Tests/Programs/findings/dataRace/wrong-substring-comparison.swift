// finds: dataRace
// line: 11
// A part of a text is compared while another thread replaces it.
import Dispatch

final class Search: @unchecked Sendable { var word: Substring = "a" }

let search = Search()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { search.word = "b" }
print(search.word == "a")
group.wait()
