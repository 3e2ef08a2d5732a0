import Dispatch

let bar = DispatchQueue(label: "bar")
let kitchen = DispatchQueue(label: "kitchen")

bar.async { print("coffee") }
kitchen.async { print("soup") }
bar.async { print("tea") }

kitchen.sync {}
bar.sync { print("bill") }
