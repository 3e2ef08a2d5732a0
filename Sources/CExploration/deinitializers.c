// Which objects have deinitialisers of the program.
#include "lifetimes.h"

#if defined(__linux__)
// Whether an object's class, or one above it, has a deinitialiser of the program. The layout of classes:
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h, TargetAnyClassMetadata
static bool finds_deinitializer(const uintptr_t *type) {
  enum { last_other_kind = 0x7ff };
  for (; type != NULL && (type[0] == 0 || type[0] > last_other_kind); type = (const uintptr_t *)type[1])
    if (cexploration_is_ending_code(type[-2])) return true;
  return false;
}

bool cexploration_has_deinitializer(const uintptr_t *type) {
  enum { size = 256 };
  static struct { const uintptr_t *type; bool has; } known[size];
  size_t index = ((uintptr_t)type >> 4) % size;
  if (known[index].type != type) {
    known[index].type = type;
    known[index].has = finds_deinitializer(type);
  }
  return known[index].has;
}
#endif
