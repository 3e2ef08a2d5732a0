// Lazy globals and statics: while one lane runs an initialiser, another one that needs it has to wait
// in the engine, not in the system.
#define _GNU_SOURCE
#include "CExploration.h"
#include <dlfcn.h>

#if defined(__linux__)
static cexploration_once on_once;
void cexploration_replace_once(cexploration_once once) { on_once = once; }

void swift_once(intptr_t *token, void (*initialise)(void *), void *context) {
  static void (*real)(intptr_t *, void (*)(void *), void *);
  uintptr_t place = (uintptr_t)token;
  bool is_learners = place >= cexploration_image_base() && place < cexploration_image_end();
  if (cexploration_lane() >= 0 && is_learners && on_once != NULL) {
    on_once(token, initialise, context);
    return;
  }
  // In a program under a thread sanitizer the runtime locks on every call, and a lane asks for
  // the engine thousands of times: what is done is done.
  if (!is_learners && __atomic_load_n((int32_t *)token, __ATOMIC_ACQUIRE) != 0) return;
  if (real == NULL) real = (void (*)(intptr_t *, void (*)(void *), void *))dlsym(RTLD_NEXT, "swift_once");
  real(token, initialise, context);
}
#else
void cexploration_replace_once(cexploration_once once) { (void)once; }
#endif
