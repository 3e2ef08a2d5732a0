// What the runtime orders by itself, as it would tell a thread sanitizer.
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>

// Where the library of Swift Concurrency stands: its promises to programs are told this way. What
// other libraries order among themselves (a metadata cache behind its lock) promises nothing.
static uintptr_t concurrency_from, concurrency_to, core_from, core_to;

static inline void order(cexploration_order told_of, const void *address, void *place) {
  if (!cexploration_is_lane_at_work()) return;
  if (!cexploration_is_within((uintptr_t)place, concurrency_from, concurrency_to)) return;
  // A job lies on the heap; what lies in a library is a lock of its own.
  if (cexploration_is_within((uintptr_t)address, concurrency_from, concurrency_to)) return;
  if (cexploration_is_within((uintptr_t)address, core_from, core_to)) return;
  TELL(told_of(address));
}

void __tsan_acquire(const void *address) {
  order(cexploration_observed.acquire, address, __builtin_return_address(0));
}
void __tsan_release(const void *address) {
  order(cexploration_observed.release, address, __builtin_return_address(0));
}

void cexploration_observe_runtime(void) {
  // The runtime looks for __tsan_acquire and __tsan_release by name, where the executable exports
  // them; asking it is all that a sanitizer does as well.
  void (*initialize)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "__tsan_on_initialize");
  if (initialize != NULL) initialize();
  void (**acquire)(const void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_acquire");
  void (**release)(const void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_release");
  bool *enabled = dlsym(RTLD_DEFAULT, "_swift_tsan_enabled");
  if (acquire != NULL && release != NULL && enabled != NULL) {
    *acquire = __tsan_acquire;
    *release = __tsan_release;
    *enabled = true;
  }
  void *run = dlsym(RTLD_DEFAULT, "swift_job_run");
  void *core = dlsym(RTLD_DEFAULT, "swift_allocObject");
  if (run != NULL) cexploration_image_of(run, &concurrency_from, &concurrency_to);
  if (core != NULL) cexploration_image_of(core, &core_from, &core_to);
}
