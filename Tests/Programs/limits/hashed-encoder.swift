// assumes: hashing
// A JSON encoder keeps the keys in a dictionary, a structure may store one, and the name of neither is in the text.
import Dispatch
import Foundation

struct Order: Codable {
  var id = 1
  var name = "tea"
  var amounts = ["green": 1, "black": 2, "white": 3]
}

let text = String(decoding: try JSONEncoder().encode(Order()), as: UTF8.self)
DispatchQueue.global().sync { print(text, Order()) }
