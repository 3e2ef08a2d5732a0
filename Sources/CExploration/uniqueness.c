// Whether there is only one reference, as the runtime is asked before something is changed in place: also by a library,
// for which no linker looks the functions up.
#define _GNU_SOURCE
#include "lifetimes.h"

#if defined(__linux__)
extern size_t swift_retainCount(const void *) __attribute__((weak));
extern bool swift_isDeallocating(const void *) __attribute__((weak));

static void (*told)(uintptr_t object, bool is_elsewhere);
static uintptr_t own_from, own_to;
// The standard library, whose storage has its elements inside.
static uintptr_t core_from, core_to;

// As the runtime does: an object with none but this reference, at no end and not immortal. Its second word:
// https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/RefCount.h
static bool is_only(const uintptr_t *object) {
  uint64_t bits = __atomic_load_n(object + 1, __ATOMIC_RELAXED);
  if ((int64_t)bits >= 0) return bits >> 32 == 0;
  if ((uint32_t)bits == UINT32_MAX) return false;
  return swift_retainCount(object) == 1 && !swift_isDeallocating(object);
}

// A lane that changes it in place comes after all that have released it.
static bool is_only_told(const uintptr_t *object, const void *place) {
  if (object == NULL || !is_only(object)) return false;
  // The engine asks most often, and of what is its own.
  if (cexploration_is_within((uintptr_t)place, own_from, own_to) || !cexploration_is_lane_at_work()) return true;
  uintptr_t end = ((const uintptr_t *)object[0])[-2];
  bool is_elsewhere = !cexploration_is_explored(end) && !cexploration_is_within(end, core_from, core_to);
  TELL(told((uintptr_t)object, is_elsewhere));
  return true;
}

static bool on_is_only(const uintptr_t *object) { return is_only_told(object, __builtin_return_address(0)); }

bool cexploration_tell_uniqueness(void (*is_alone)(uintptr_t, bool)) {
  static const char *const names[] = {
    "swift_isUniquelyReferenced_nonNull_native", "swift_isUniquelyReferenced_native",
    "swift_isUniquelyReferencedNonObjC_nonNull", "swift_isUniquelyReferencedNonObjC",
    "swift_isUniquelyReferenced_nonNull", "swift_isUniquelyReferenced"};
  told = is_alone;
  cexploration_image_of((const void *)cexploration_tell_uniqueness, &own_from, &own_to);
  cexploration_image_of((const void *)swift_retainCount, &core_from, &core_to);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!cexploration_redirect(names[i], (const void *)on_is_only)) return false;
  return true;
}
#endif
