// outcomes: {"amounts":{"black":2,"green":1},"id":1,"name":"tea"} 2
// assumes: nothing
// An encoder that sorts the keys, and a dictionary that is only counted, give the same in every order.
import Dispatch
import Foundation

struct Order: Codable {
  var id = 1
  var name = "tea"
  var amounts = ["green": 1, "black": 2]
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let text = String(decoding: try encoder.encode(Order()), as: UTF8.self)
DispatchQueue.global().sync { print(text, Order().amounts.count) }
