// What is the same for all executions in a worker, so that they can be repeated, and another thing each time a
// program runs by itself. It can be changed between executions.
#include "CExploration.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Memory that is taken in advance, so that what comes then lies elsewhere.
enum { smallest = 16, largest = 2048, between = 16, most_each = 16 };
static void *taken[(largest - smallest) / between * most_each];

void cexploration_vary_addresses(int32_t number) {
  size_t count = 0;
  for (size_t size = smallest; size < largest; size += between)
    for (int32_t i = 0; i < most_each; i++, count++) {
      if (i >= number) free(taken[count]), taken[count] = NULL;
      else if (taken[count] == NULL) taken[count] = malloc(size);
    }
}

// The flag is what SWIFT_DETERMINISTIC_HASHING sets. It matters for what the library makes past the functions
// that hashing.c redirects, and may change while there are sets and dictionaries.
// https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/GlobalObjects.h
struct hashing_parameters {
  uint64_t seeds[2];
  bool deterministic;
};

bool cexploration_vary_hashing(int32_t number) {
  static struct hashing_parameters *parameters;
  if (parameters == NULL)
    parameters = (struct hashing_parameters *)cexploration_symbol("_swift_stdlib_Hashing_parameters");
  if (parameters != NULL) parameters->deterministic = number == 0;
  cexploration_seed_hashing((uint64_t)number);
  return parameters != NULL;
}

static int64_t later;

void cexploration_vary_date(int64_t nanoseconds) { later = nanoseconds; }
int64_t cexploration_calendar_epoch(void) { return 978307200000000000 + later; }

// A machine has been up for some while when a program starts.
static const uint64_t usual_uptime = 1000000000000;
static uint64_t uptime = usual_uptime;

void cexploration_vary_uptime(uint64_t nanoseconds) {
  uptime = nanoseconds == 0 ? usual_uptime : nanoseconds;
}
uint64_t cexploration_uptime(void) { return uptime; }

extern char **environ;

void cexploration_vary_environment(bool hides) {
  static char **usual, *few[8];
  if (usual == NULL) {
    usual = environ;
    static const char *const kept[] = {"TZ=", "LANG=", "SWIFT_"};
    size_t count = 0;
    for (char **one = usual; one != NULL && *one != NULL; one++)
      for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
        if (strncmp(*one, kept[i], strlen(kept[i])) == 0 && count < sizeof few / sizeof *few - 1)
          few[count++] = *one;
  }
  environ = hides ? few : usual;
}
