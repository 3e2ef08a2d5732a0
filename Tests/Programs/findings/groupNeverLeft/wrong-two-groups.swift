// finds: groupNeverLeft
// line: 6 16
// The group that waits is never left because the one that it waits for is not.
import Dispatch

let page = DispatchGroup()
let published = DispatchGroup()
let articles: [String] = []

published.enter()
for article in ["front"] {
  page.enter()
  if articles.contains(article) { page.leave() }
}
page.notify(queue: .global()) { @Sendable in published.leave() }
published.wait()
