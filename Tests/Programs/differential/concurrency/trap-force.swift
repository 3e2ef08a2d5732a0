// traps: yes
// Something that is not there.
let names: [String] = []
// swift-format-ignore
print(names.first!)
