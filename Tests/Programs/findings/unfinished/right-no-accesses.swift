// finds: nothing
// A long loop that ends.
func next(_ number: UInt64) -> UInt64 { number &* 6_364_136_223_846_793_005 &+ 1 }

func search() -> Bool {
  var number: UInt64 = 1
  for _ in 1...10_000 { number = next(number) }
  return number != 0
}

print(search())
