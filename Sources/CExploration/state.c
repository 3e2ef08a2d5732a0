// The state of a lane, as far as it is not in memory that others can see: to know whether a loop came
// back to where it was.
#define _GNU_SOURCE
#include "stacks.h"
#include <string.h>
#include <unwind.h>

// The registers that a function hands back as it found them, by their numbers in DWARF.
#if defined(__x86_64__)
static const int kept[] = {3, 6, 12, 13, 14, 15};
#elif defined(__aarch64__)
static const int kept[] = {19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29};
#else
static const int kept[] = {0};
#endif

typedef struct {
  uint64_t hash;
  uintptr_t stack;
} caller;

// FNV-1a, a word at a time. http://www.isthe.com/chongo/tech/comp/fnv/
static inline uint64_t add(uint64_t hash, uint64_t word) { return (hash ^ word) * 0x100000001b3; }

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  caller *found = argument;
  uintptr_t place = _Unwind_GetIP(context);
  if (!cexploration_is_explored(place)) return _URC_NO_REASON;
  found->hash = add(found->hash, place);
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    found->hash = add(found->hash, _Unwind_GetGR(context, kept[i]));
  found->stack = _Unwind_GetCFA(context);
  return _URC_NORMAL_STOP;
}

uint64_t cexploration_state_of_caller(void) {
  caller found = {.hash = 0xcbf29ce484222325};
  if (cexploration_image_base() == 0 || cexploration_stack_size == 0) return 0;
  _Unwind_Backtrace(visit, &found);
  if (!cexploration_is_on_stack(found.stack)) return 0;
  const uint64_t *word = (const uint64_t *)found.stack;
  const uint64_t *end = (const uint64_t *)(cexploration_stack_from + cexploration_stack_size);
  uint64_t hash = found.hash;
  for (; word < end; word++) hash = add(hash, *word);
  return hash | 1;
}

bool cexploration_keeps_clean;

void cexploration_keep_stacks_clean(bool value) { cexploration_keeps_clean = value; }

__attribute__((noinline)) void cexploration_clean_stack(void) {
  if (!cexploration_keeps_clean) return;
  // As much as the frames take of what the explored code calls next.
  char words[1536];
  memset(words, 0, sizeof words);
  __asm__ volatile("" : : "r"(words) : "memory");
}
