// Counting references without atomics, which the explorer's targets are compiled to do, is right only where one
// thread runs. But their objects are also linked into processes with many threads, and of a function that the
// compiler specialised in several targets the linker keeps one: any target may run the one that does not use
// atomics. So these stand for the runtime's functions, and use atomics until the process says that it is alone.
#define _GNU_SOURCE
#include "CExplorationObjects.h"

#include <dlfcn.h>

// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/RuntimeFunctions.def
#define COUNTING(one, n)                                                                                    \
  one(void *, retain) n(void *, retain_n, uint32_t) one(void, release) n(void, release_n, uint32_t)         \
  one(void *, bridgeObjectRetain) n(void *, bridgeObjectRetain_n, int)                                      \
  one(void, bridgeObjectRelease) n(void, bridgeObjectRelease_n, int)                                        \
  one(void *, unownedRetain) n(void *, unownedRetain_n, int)                                                \
  one(void, unownedRelease) n(void, unownedRelease_n, int)                                                  \
  one(void *, unownedRetainStrong) one(void, unownedRetainStrongAndRelease)

#define ONE(result, name)                                                                                   \
  extern result swift_##name(void *);                                                                       \
  static result (*name##_now)(void *) = swift_##name;                                                       \
  __attribute__((visibility("hidden"))) result swift_nonatomic_##name(void *object) {                       \
    return name##_now(object);                                                                              \
  }
#define SEVERAL(result, name, number)                                                                       \
  extern result swift_##name(void *, number);                                                               \
  static result (*name##_now)(void *, number) = swift_##name;                                               \
  __attribute__((visibility("hidden"))) result swift_nonatomic_##name(void *object, number n) {             \
    return name##_now(object, n);                                                                           \
  }
COUNTING(ONE, SEVERAL)

#define ALONE_ONE(result, name) ALONE(name)
#define ALONE_SEVERAL(result, name, number) ALONE(name)
#define ALONE(name) \
  if ((function = dlsym(RTLD_DEFAULT, "swift_nonatomic_" #name)) != NULL) *(void **)&name##_now = function;

void cexploration_count_alone(void) {
  void *function;
  COUNTING(ALONE_ONE, ALONE_SEVERAL)
}
