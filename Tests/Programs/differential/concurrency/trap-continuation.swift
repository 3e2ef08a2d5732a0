// traps: yes
// A continuation is resumed twice.
let number = await withCheckedContinuation { continuation in
  continuation.resume(returning: 1)
  continuation.resume(returning: 2)
}
print(number)
