// The order of a set or dictionary follows from a number that the standard library stores in it as it is made:
// its address or, in a worker, the binary logarithm of its size, so that each execution has the same orders. Here it
// can be another number, which the same schedule gives again in another process.
// https://github.com/swiftlang/swift/blob/main/stdlib/public/core/SetStorage.swift
// https://github.com/swiftlang/swift/blob/main/stdlib/public/core/HashTable.swift
#define _GNU_SOURCE
#include "lifetimes.h"

static uint64_t other_orders;
// Whether explored code has made a set or dictionary, or may have, as long as nobody looks.
static bool has_made_one = true;
bool cexploration_has_hashed(void) { return has_made_one; }
void cexploration_seed_hashing(uint64_t seed) { other_orders = seed; }

#if defined(__linux__) && defined(__x86_64__)
#include <dlfcn.h>
#include <string.h>
#include <sys/mman.h>

// `_SetStorage.allocate(scale:age:seed:)`, and that of `_DictionaryStorage`: an age that is missing has bit 32.
typedef __attribute__((swiftcall)) void *allocating(
  int8_t scale, uint64_t age, intptr_t seed, bool has_no_seed, const void *type __attribute__((swift_context)));
static allocating *allocate_set, *allocate_dictionary;
static uintptr_t own_from, own_to, core_from, core_to;

// Whether the standard library makes it for the models, whose own tables keep their orders.
static bool is_for_models(const uintptr_t *frame) {
  for (int depth = 0; depth < 32 && cexploration_is_on_stack((uintptr_t)frame); depth++) {
    if (!cexploration_is_within(frame[1], core_from, core_to))
      return cexploration_is_within(frame[1], own_from, own_to);
    // An asynchronous frame marks its saved frame pointer in bit 60.
    const uintptr_t *next = (const uintptr_t *)(frame[0] & ~(1ull << 60));
    if (next <= frame) break;
    frame = next;
  }
  return false;
}

static uint64_t mixed(uint64_t one, uint64_t other) {
  uint64_t product = (one ^ other) * 0x9e3779b97f4a7c15;
  return product ^ product >> 29;
}

// In each lane and at each place of the explored code another one, so that equal sets have unequal orders.
static intptr_t seed_for(int8_t scale) {
  uintptr_t place = cexploration_learner_place();
  uint64_t where = place == 0 ? 0 : place - cexploration_image_base();
  return (intptr_t)mixed(mixed(mixed(other_orders, (uint64_t)cexploration_lane()), where), (uint64_t)scale);
}

static inline bool has_other_order(const uintptr_t *frame) {
  if (has_made_one && other_orders == 0) return false;
  if (!cexploration_is_lane_at_work() || is_for_models(frame)) return false;
  has_made_one = true;
  return other_orders != 0;
}

static __attribute__((swiftcall)) void *make_set(
  int8_t scale, uint64_t age, intptr_t seed, bool has_no_seed, const void *type __attribute__((swift_context))) {
  if (has_no_seed && has_other_order(__builtin_frame_address(0)))
    return allocate_set(scale, age, seed_for(scale), false, type);
  return allocate_set(scale, age, seed, has_no_seed, type);
}

static __attribute__((swiftcall)) void *make_dictionary(
  int8_t scale, uint64_t age, intptr_t seed, bool has_no_seed, const void *type __attribute__((swift_context))) {
  if (has_no_seed && has_other_order(__builtin_frame_address(0)))
    return allocate_dictionary(scale, age, seed_for(scale), false, type);
  return allocate_dictionary(scale, age, seed, has_no_seed, type);
}

// What the function does first: it saves the frame pointer and five registers, and makes room on the stack.
static const unsigned char beginning[] = {
  0x55, 0x48, 0x89, 0xe5, 0x41, 0x57, 0x41, 0x56, 0x41, 0x55, 0x41, 0x54, 0x53, 0x48, 0x83, 0xec};
enum { begun = sizeof beginning + 1, most_code = 64 };

// The function has no name for others. One that has, which copies a storage, ends with a jump to it.
static char *allocate_after(const char *copy) {
  static const unsigned char leaving[] = {0x5d, 0xe9};
  char *code = dlsym(RTLD_DEFAULT, copy);
  char *jump = code == NULL ? NULL : memmem(code, 32, leaving, sizeof leaving);
  if (jump == NULL) return NULL;
  int32_t distance;
  memcpy(&distance, jump + sizeof leaving, sizeof distance);
  char *target = jump + sizeof leaving + sizeof distance + distance;
  cexploration_image_of(code, &core_from, &core_to);
  bool is_expected = cexploration_is_within((uintptr_t)target, core_from, core_to)
    && memcmp(target, beginning, sizeof beginning) == 0;
  return is_expected ? target : NULL;
}

// Calls of the function lead elsewhere from now on; what is returned does what it did.
static allocating *replace(char *code, allocating *other, char *own_code) {
  if (code == NULL) return NULL;
  memcpy(own_code, code, begun);
  char *rest = cexploration_jump(own_code + begun, code + begun);
  if (!cexploration_redirect_code(code, (const void *)other)) return NULL;
  __builtin___clear_cache(own_code, rest);
  return (allocating *)own_code;
}

static const char set_copies[] = "$ss11_SetStorageC4copy8originalAByxGs05__RawaB0C_tFZ";
static const char dictionary_copies[] = "$ss18_DictionaryStorageC4copy8originalAByxq_Gs05__RawaB0C_tFZ";

bool cexploration_understands_hashing(void) {
  return allocate_set != NULL && allocate_dictionary != NULL
    || allocate_after(set_copies) != NULL && allocate_after(dictionary_copies) != NULL;
}

void cexploration_observe_hashing(void) {
  if (!cexploration_understands_hashing()) return;
  cexploration_image_of((const void *)cexploration_observe_hashing, &own_from, &own_to);
  char *own_code = mmap(NULL, 2 * most_code, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (own_code == MAP_FAILED) return;
  allocate_set = replace(allocate_after(set_copies), make_set, own_code);
  allocate_dictionary =
    replace(allocate_after(dictionary_copies), make_dictionary, own_code + most_code);
  mprotect(own_code, 2 * most_code, PROT_READ | PROT_EXEC);
  has_made_one = allocate_set == NULL || allocate_dictionary == NULL;
}
#else
bool cexploration_understands_hashing(void) { return true; }
void cexploration_observe_hashing(void) {}
#endif
