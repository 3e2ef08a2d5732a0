// The checks of the law of exclusivity, with both places: the runtime's own stop the process and know
// only one of them by its line. Each lane has the runtime's set of accesses that have begun and not ended
// (locals.c), in which it also finds those that the standard library begins for key paths, and out of
// which it takes those of a task that waits.
//
// The law holds between lanes as well, where the runtime does not look: optimised code relies on it. So an access
// that is in progress when its lane lets others run is kept for them to see, and its end is an access, too.
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>
#include <string.h>

#if defined(__linux__)
static cexploration_overlap told;
static cexploration_moment now;
void cexploration_observe_overlaps(cexploration_overlap overlap, cexploration_moment moment) {
  told = overlap;
  now = moment;
}

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

// MARK: What others can see

typedef struct open_access {
  access_record *record;
  const void *address;
  struct open_access *next;
  // When it was kept, which is before its lane has handed anything over since it began.
  uint64_t since;
  // The variable is one that POSIX shares, such as a mutex, whatever Swift calls the argument.
  bool is_given;
} open_access;

enum { buckets = 256, most_open = 1 << 14 };
static open_access all[most_open], *buckets_of[buckets], *unused;
static int used, open_count;
static bool others_look;

static open_access **bucket(const void *address) {
  return &buckets_of[((uintptr_t)address >> 3) * 0x9E3779B97F4A7C15ul >> 56];
}

// Where the open access of a record stands, or would stand.
static open_access **find(const access_record *record) {
  open_access **at = bucket(record->address);
  while (*at != NULL && (*at)->record != record) at = &(*at)->next;
  return at;
}

static bool is_own(const access_record *record) {
  for (const access_record *own = *newest; own != NULL; own = next(own))
    if (own == record) return true;
  return false;
}

// What is not kept is not looked at. The engine asks for a lane.
static void assume_others_do_not(void) {
  int32_t lane = cexploration_lane();
  cexploration_set_lane(0);
  cexploration_assume(cexploration_assumes_libraries);
  cexploration_set_lane(lane);
}

// Whether it was not kept before.
static bool keep(access_record *record) {
  open_access **at = find(record), *one = unused;
  if (*at != NULL) return false;
  if (one != NULL) unused = one->next;
  else if (used < most_open) one = &all[used++];
  else return assume_others_do_not(), true;
  *one = (open_access){record, record->address, NULL, now(), false};
  open_count++;
  *at = one;
  return true;
}

void cexploration_keep_accesses(void) {
  if (newest == NULL || !others_look) return;
  for (access_record *record = *newest; record != NULL; record = next(record)) {
    // What the library begins, for a key path, it ends without a word.
    if (!cexploration_is_explored((uintptr_t)record->place)) assume_others_do_not();
    // Those before it were kept with it.
    else if (!keep(record)) break;
  }
}

void cexploration_give_accesses(uintptr_t address) {
  enum { near = 128 };
  cexploration_keep_accesses();
  if (newest == NULL || *newest == NULL) return;
  open_access *last = *find(*newest);
  bool is_found = false;
  for (open_access *one = *bucket((void *)address); one != NULL; one = one->next)
    if ((uintptr_t)one->address == address && is_own(one->record)) is_found = one->is_given = true;
  // A part of the variable that was accessed last.
  if (!is_found && last != NULL && address - (uintptr_t)last->address < near) last->is_given = true;
}

void cexploration_forget_accesses(bool look) {
  others_look = look;
  memset(buckets_of, 0, sizeof buckets_of);
  unused = NULL;
  used = open_count = 0;
}

// A task that waits takes its accesses out of the lane's set. The library of tasks finds this one here first.
void swift_task_exitThreadLocalContext(char *state) {
  static void (*original)(char *);
  if (original == NULL) original = (void (*)(char *))dlsym(RTLD_NEXT, "swift_task_exitThreadLocalContext");
  cexploration_keep_accesses();
  original(state);
}

static void look_at_others(const void *address, uintptr_t place, bool later) {
  for (open_access *one = *bucket(address), *after; one != NULL; one = after) {
    after = one->next;
    const access_record *record = one->record;
    if (one->address != address || one->is_given || record->address != address || is_own(record)) continue;
    bool earlier = record->next_and_action & modifies;
    if (earlier || later) told((uintptr_t)record->place, earlier, place, later, (uintptr_t)address, one->since);
  }
}

// Whoever has seen a change begin, and not end, may not touch the variable. While it is only read, atomic operations
// may change a part of it.
static void end_for_others(access_record *record, const void *frame) {
  open_access **at = find(record), *one = *at;
  if (one == NULL) return;
  *at = one->next;
  one->next = unused;
  unused = one;
  open_count--;
  if (one->is_given || cexploration_lane() < 0 || !(record->next_and_action & modifies)) return;
  cexploration_attention_now.begins = true;
  cexploration_tell_access((void *)one->address, 1, true, (void *)record->place, frame);
  cexploration_attention_now.begins = false;
}

// MARK: The runtime's functions

void __wrap_swift_beginAccess(const void *address, access_record *record, uintptr_t flags, const void *place) {
  if (place == NULL) place = __builtin_return_address(0);
  if (cexploration_lane() < 0 || told == NULL) return swift_beginAccess(address, record, flags, place);
  if (__builtin_expect(!was_looked_for, 0)) look_for_newest();
  // Where the runtime keeps its set in another way, it looks itself.
  if (newest == NULL) return swift_beginAccess(address, record, flags, place);
  for (const access_record *other = *newest; other != NULL; other = next(other)) {
    bool earlier = other->next_and_action & modifies, later = flags & modifies;
    if (other->address == address && (earlier || later)) told((uintptr_t)other->place, earlier, (uintptr_t)place, later, 0, 0);
  }
  if (__builtin_expect(open_count > 0, 0)) look_at_others(address, (uintptr_t)place, flags & modifies);
  bool keeps = flags & is_kept;
  record->address = keeps ? address : NULL;
  if (!keeps) return;
  record->place = place;
  record->next_and_action = (uintptr_t)*newest | (flags & modifies);
  *newest = record;
}

void __wrap_swift_endAccess(access_record *record) {
  if (__builtin_expect(open_count > 0, 0)) end_for_others(record, __builtin_frame_address(0));
  if (newest != NULL && *newest == record) *newest = next(record);
  else swift_endAccess(record);
}
#else
void cexploration_observe_overlaps(cexploration_overlap overlap, cexploration_moment moment) {
  (void)overlap, (void)moment;
}
void cexploration_keep_accesses(void) {}
void cexploration_give_accesses(uintptr_t address) { (void)address; }
void cexploration_forget_accesses(bool look) { (void)look; }
#endif
