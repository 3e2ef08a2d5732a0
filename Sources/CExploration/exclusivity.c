// The checks of the law of exclusivity, with both places: the runtime's own stop the process and know
// only one of them by its line. Each lane has the runtime's set of accesses that have begun and not ended
// (locals.c), in which it also finds those that the standard library begins for key paths, and out of
// which it takes those of a task that waits.
#define _GNU_SOURCE
#include "stacks.h"

#if defined(__linux__)
static cexploration_overlap told;
void cexploration_observe_overlaps(cexploration_overlap overlap) { told = overlap; }

// An access in the runtime's set, in memory of the code that begins it:
// https://github.com/swiftlang/swift/blob/main/stdlib/public/runtime/AccessSet.h
typedef struct {
  const void *address, *place;
  uintptr_t next_and_action;
} access_record;

// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataValues.h, ExclusivityFlags
enum { modifies = 1, is_kept = 0x20 };

extern void swift_beginAccess(const void *, access_record *, uintptr_t, const void *) __attribute__((weak));
extern void swift_endAccess(access_record *) __attribute__((weak));

// Where the thread that runs the lanes has the newest access of its set, which a switch exchanges; found by
// putting one there.
static __thread access_record **newest;
static __thread bool was_looked_for;

static __attribute__((noinline)) void look_for_newest(void) {
  access_record own;
  was_looked_for = true;
  swift_beginAccess(&own, &own, modifies | is_kept, &own);
  bool is_known = own.address == &own && own.next_and_action & modifies;
  if (is_known) newest = cexploration_find_local(&own);
  swift_endAccess(&own);
}

static inline access_record *next(const access_record *record) {
  return (access_record *)(record->next_and_action & ~1ul);
}

void __wrap_swift_beginAccess(const void *address, access_record *record, uintptr_t flags, const void *place) {
  if (place == NULL) place = __builtin_return_address(0);
  if (cexploration_lane() < 0 || told == NULL) return swift_beginAccess(address, record, flags, place);
  if (__builtin_expect(!was_looked_for, 0)) look_for_newest();
  // Where the runtime keeps its set in another way, it looks itself.
  if (newest == NULL) return swift_beginAccess(address, record, flags, place);
  for (const access_record *other = *newest; other != NULL; other = next(other)) {
    bool earlier = other->next_and_action & modifies, later = flags & modifies;
    if (other->address == address && (earlier || later)) told((uintptr_t)other->place, earlier, (uintptr_t)place, later);
  }
  bool keeps = flags & is_kept;
  record->address = keeps ? address : NULL;
  if (!keeps) return;
  record->place = place;
  record->next_and_action = (uintptr_t)*newest | (flags & modifies);
  *newest = record;
}

void __wrap_swift_endAccess(access_record *record) {
  if (newest != NULL && *newest == record) *newest = next(record);
  else swift_endAccess(record);
}
#else
void cexploration_observe_overlaps(cexploration_overlap overlap) { (void)overlap; }
#endif
