// finds: unfinished
// An endless loop that touches nothing.
func next(_ number: UInt64) -> UInt64 { number &* 6_364_136_223_846_793_005 &+ 1 }

func search() {
  var number: UInt64 = 1
  repeat { number = next(number) } while number | 1 != 0
}

search()
