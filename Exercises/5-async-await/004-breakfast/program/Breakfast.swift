func boil(_ what: String) async -> String {
  print(what)
  return what
}

async let egg = boil("egg")
async let tea = boil("tea")
print("plate")
let served = await egg + " and " + tea
print(served)
