// Weak and unowned references, and whether one is the only one: what the explored object asks of Swift.
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/HeapObject.h
#define _GNU_SOURCE
#include "lifetimes.h"

#if defined(__linux__)
// A weak reference holds the address of the object's record; 0 refers to nothing.
typedef struct { uintptr_t record; } weak_reference;

#define RUNTIME(result, name, ...) extern result name(__VA_ARGS__) __attribute__((weak));
RUNTIME(weak_reference *, swift_weakInit, weak_reference *, void *)
RUNTIME(weak_reference *, swift_weakAssign, weak_reference *, void *)
RUNTIME(void *, swift_weakLoadStrong, weak_reference *)
RUNTIME(void *, swift_weakTakeStrong, weak_reference *)
RUNTIME(weak_reference *, swift_weakCopyInit, weak_reference *, weak_reference *)
RUNTIME(weak_reference *, swift_weakCopyAssign, weak_reference *, weak_reference *)
RUNTIME(weak_reference *, swift_weakTakeInit, weak_reference *, weak_reference *)
RUNTIME(weak_reference *, swift_weakTakeAssign, weak_reference *, weak_reference *)
RUNTIME(void *, swift_unownedRetain, void *)
RUNTIME(void *, swift_unownedRetainStrong, void *)
RUNTIME(void, swift_unownedRetainStrongAndRelease, void *)
RUNTIME(void, swift_unownedCheck, void *)
RUNTIME(void *, swift_retain, void *)

#define READS(reference) cexploration_tell_access(reference, sizeof *reference, false, HERE)
#define WRITES(reference) cexploration_tell_access(reference, sizeof *reference, true, HERE)

#define MAKE(name)                                                                                 \
  weak_reference *__wrap_##name(weak_reference *reference, void *object) {                         \
    WRITES(reference);                                                                             \
    weak_reference *result = name(reference, object);                                              \
    cexploration_tell_reference((uintptr_t)object, reference->record);                             \
    return result;                                                                                 \
  }
MAKE(swift_weakInit)
MAKE(swift_weakAssign)

#define FOLLOW(name, TELL)                                                                         \
  void *__wrap_##name(weak_reference *reference) {                                                 \
    TELL(reference);                                                                               \
    uintptr_t record = reference->record;                                                          \
    if (record != 0) cexploration_tell_following(0, record);                                       \
    void *object = name(reference);                                                                \
    if (object != NULL) cexploration_tell_followed((uintptr_t)object, record);                     \
    return object;                                                                                 \
  }
FOLLOW(swift_weakLoadStrong, READS)
FOLLOW(swift_weakTakeStrong, WRITES)

// What is copied of an object that is gone leads to nothing, as what is copied before does later.
#define COPY(name, TELL)                                                                           \
  weak_reference *__wrap_##name(weak_reference *to, weak_reference *from) {                        \
    TELL(from);                                                                                    \
    WRITES(to);                                                                                    \
    return name(to, from);                                                                         \
  }
COPY(swift_weakCopyInit, READS)
COPY(swift_weakCopyAssign, READS)
COPY(swift_weakTakeInit, WRITES)
COPY(swift_weakTakeAssign, WRITES)

void *__wrap_swift_unownedRetain(void *object) {
  cexploration_tell_reference((uintptr_t)object, 0);
  return swift_unownedRetain(object);
}

void *__wrap_swift_unownedRetainStrong(void *object) {
  if (object != NULL) cexploration_tell_following((uintptr_t)object, 0);
  swift_unownedRetainStrong(object);
  if (object != NULL) cexploration_tell_followed((uintptr_t)object, 0);
  return object;
}
void __wrap_swift_unownedRetainStrongAndRelease(void *object) {
  if (object != NULL) cexploration_tell_following((uintptr_t)object, 0);
  swift_unownedRetainStrongAndRelease(object);
  if (object != NULL) cexploration_tell_followed((uintptr_t)object, 0);
}
void __wrap_swift_unownedCheck(void *object) {
  if (object != NULL) cexploration_tell_following((uintptr_t)object, 0);
  swift_unownedCheck(object);
}

// What `Unmanaged.takeUnretainedValue()` comes to.
void *__wrap_swift_retain(void *object) {
  bool follows = cexploration_tell_retain((uintptr_t)object, HERE);
  swift_retain(object);
  if (follows) cexploration_tell_followed((uintptr_t)object, 0);
  return object;
}

// Whether there is no other reference: a lane that changes an object in place then does so after all that
// had one.
#define IS_ONLY(name, symbol)                                                                      \
  extern bool name(void **reference, const void *type) __asm__(symbol) __attribute__((weak));      \
  bool wrapped_##name(void **reference, const void *type) __asm__("__wrap_" symbol);               \
  bool wrapped_##name(void **reference, const void *type) {                                        \
    cexploration_tell_count((const uintptr_t *)*reference, false);                                 \
    bool answer = name(reference, type);                                                           \
    if (answer) cexploration_tell_count((const uintptr_t *)*reference, true);                     \
    return answer;                                                                                 \
  }
IS_ONLY(is_only, "$ss25isKnownUniquelyReferencedySbxzRlzClF")
IS_ONLY(is_only_if_any, "$ss25isKnownUniquelyReferencedySbxSgzRlzClF")

// Whether someone still has a closure that does not escape, as `withoutActuallyEscaping` asks at its end.
RUNTIME(bool, swift_isEscapingClosureAtFileLocation, void *, const unsigned char *, int32_t, int32_t, int32_t, unsigned)
bool __wrap_swift_isEscapingClosureAtFileLocation(
  void *closure, const unsigned char *file, int32_t length, int32_t line, int32_t column, unsigned kind) {
  cexploration_tell_count((const uintptr_t *)closure, false);
  bool answer = swift_isEscapingClosureAtFileLocation(closure, file, length, line, column, kind);
  if (!answer) cexploration_tell_count((const uintptr_t *)closure, true);
  return answer;
}
#endif
