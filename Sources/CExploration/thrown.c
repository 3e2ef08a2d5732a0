// Where errors were thrown: one that nobody catches has left every function by the time it ends the program.
#define _GNU_SOURCE
#include "stacks.h"

// The runtime tells whoever asks of each error that Swift code throws, before it leaves its function.
extern void _swift_setWillThrowHandler(void (*)(void *)) __attribute__((weak));
extern void swift_errorInMain(const void *) __attribute__((weak));

enum { most_thrown = 16, most_callers = 48 };
static struct {
  const void *error;
  uintptr_t place;
} thrown[most_thrown];
static unsigned count_thrown;
static const void *uncaught;

// The outermost place is the one where the program's own code called what threw it.
static void note(void *error) {
  if (cexploration_lane() < 0) return;
  uintptr_t places[most_callers];
  int count = cexploration_learner_places(places, most_callers);
  if (count == 0) return;
  thrown[count_thrown % most_thrown].error = error;
  thrown[count_thrown++ % most_thrown].place = places[count - 1];
}

void cexploration_observe_throws(void) {
  if (_swift_setWillThrowHandler != NULL) _swift_setWillThrowHandler(note);
}

void cexploration_forget_throws(void) { count_thrown = 0, uncaught = NULL; }

uintptr_t cexploration_place_thrown(const void *error) {
  if (error == NULL) error = uncaught;
  for (unsigned at = count_thrown; error != NULL && at > 0 && count_thrown - at < most_thrown; at--)
    if (thrown[(at - 1) % most_thrown].error == error) return thrown[(at - 1) % most_thrown].place;
  return 0;
}

void __wrap_swift_errorInMain(const void *error) {
  uncaught = error;
  swift_errorInMain(error);
}
