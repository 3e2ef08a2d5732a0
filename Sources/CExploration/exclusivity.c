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

void __wrap_swift_beginAccess(const void *address, access_record *record, uintptr_t flags, const void *place) {
  if (place == NULL) place = __builtin_return_address(0);
  if (cexploration_lane() < 0 || told == NULL) return swift_beginAccess(address, record, flags, place);
  access_record own, *put = flags & is_kept ? record : &own;
  // Put into the set under an address that is nobody's, it shows which ones were there before.
  swift_beginAccess(put, put, modifies | is_kept, place);
  bool is_known = put->address == put && put->place == place && put->next_and_action & modifies;
  uintptr_t others = put->next_and_action & ~1ul;
  for (const access_record *other = (const access_record *)others; is_known && other != NULL;) {
    bool earlier = other->next_and_action & modifies, later = flags & modifies;
    if (other->address == address && (earlier || later)) told((uintptr_t)other->place, earlier, (uintptr_t)place, later);
    other = (const access_record *)(other->next_and_action & ~1ul);
  }
  if (is_known && put == record) {
    record->address = address;
    record->next_and_action = others | (flags & modifies);
  } else {
    swift_endAccess(put);
    // Where the runtime keeps its set in another way, it looks itself.
    swift_beginAccess(address, record, flags, place);
  }
}
#else
void cexploration_observe_overlaps(cexploration_overlap overlap) { (void)overlap; }
#endif
