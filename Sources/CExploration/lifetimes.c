// The lives of objects: which lane releases a reference, and which follows one that does not keep its object
// alive. What the runtime itself releases, as at an array's end, is told as well; what explored code asks
// of weak and unowned references comes from references.c.
#define _GNU_SOURCE
#include "lifetimes.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <malloc.h>

static cexploration_lifetimes told_of;
// Whether lives are told whole; otherwise only what orders changes in place.
static bool is_on;
// Whether existential values are changed in the boxes that they are kept in.
static bool changes_boxes;
static uintptr_t own_from, own_to;
// The runtime keeps pointers for instruments to what its functions do, and a switch that has them used:
// with the switch, retaining crashes in Swift 6.3. So the functions are redirected, and call the pointers.
static void (*real_release)(void *), (*real_release_n)(void *, uint32_t);

extern size_t swift_retainCount(const void *) __attribute__((weak));
extern bool swift_isDeallocating(const void *) __attribute__((weak));

size_t cexploration_reference_count(uintptr_t object) { return swift_retainCount((const void *)object); }

bool cexploration_is_ending(uintptr_t object) { return swift_isDeallocating((const void *)object); }

uintptr_t cexploration_endings_from, cexploration_endings_to;
static bool ends_write;

void cexploration_expect_deinitializers(uintptr_t from, uintptr_t to, bool write) {
  uintptr_t base = cexploration_image_base();
  ends_write = write;
  cexploration_endings_from = base + from, cexploration_endings_to = base + to;
}

// An object's second word: https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/RefCount.h
static bool has_references(uint64_t bits) {
  bool has_side_table = bits >> 62 == 3;
  return has_side_table || (bits >> 63 == 0 && (bits >> 1 & 0x7fffffff) > 1);
}

// What ends an object: explored code, or of what libraries end the kind. That of tasks:
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataKind.def
static uintptr_t end_of(const uintptr_t *type) {
  enum { task = 0x502 };
  if (cexploration_is_explored(type[-2])) return type[-2];
  return type[0] == task ? CEXPLORATION_END_OF_TASK : CEXPLORATION_END_IN_LIBRARY;
}

// While what an execution has left is let go, the program's objects stay: their code would run in another.
static int32_t leaving;
void cexploration_leave_objects(bool leaves) { leaving += leaves ? 1 : -1; }

static bool stays(const uintptr_t *object) { return leaving > 0 && cexploration_is_explored(((const uintptr_t *)object[0])[-2]); }

// Whether the caller's release is the last one, which others may have to be tried before.
static __attribute__((noinline)) bool is_last(const uintptr_t *object, uint32_t count, void *place, const void *frame) {
  uint64_t bits = object[1];
  if ((uint32_t)bits == UINT32_MAX) return false;  // It is immortal.
  const uintptr_t *type = (const uintptr_t *)object[0];
  // An object of the checker's own promises the program nothing.
  if (cexploration_is_within((uintptr_t)type, own_from, own_to) || swift_isDeallocating(object)) return false;
  cexploration_release release = {
    .object = (uintptr_t)object,
    .count = count,
    .end = end_of(type),
    .has_deinitializer = cexploration_has_deinitializer(type),
    .has_references = has_references(bits),
    .may_stop = cexploration_is_explored((uintptr_t)place) && cexploration_attention_now.models_release == 0,
    // When a table of a model grows, for example, depends on the executions before.
    .is_of_model = end_of(type) == CEXPLORATION_END_IN_LIBRARY
      && cexploration_is_for_own_code((uintptr_t)place, *(const uintptr_t *const *)frame)};
  return ASK(told_of.releases(&release));
}

// Whether an object may be changed in place as soon as it has one reference: the storage of an array or a dictionary,
// which a library ends, or a box. The kinds of boxes, HeapLocalVariable and HeapGenericLocalVariable:
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataKind.def
static bool is_storage(const uintptr_t *object) {
  enum { box = 0x400, generic_box = 0x500 };
  if ((uint32_t)object[1] == UINT32_MAX) return false;  // It is immortal.
  const uintptr_t *type = (const uintptr_t *)object[0];
  if (cexploration_is_within((uintptr_t)type, own_from, own_to)) return false;
  return !cexploration_is_explored(type[-2]) || (changes_boxes && (type[0] == box || type[0] == generic_box));
}

static bool storage_ends;
void cexploration_end_storage(void) { storage_ends = true; }

// Who ends storage, also where that happens in a call of the standard library: what the models keep for themselves is
// nobody else's.
static inline void *user(void *place, const void *frame) {
  if (!storage_ends) return place;
  return (void *)cexploration_outside_library((uintptr_t)place, *(const uintptr_t *const *)frame);
}

size_t cexploration_storage_size(uintptr_t object) { return malloc_usable_size((void *)object); }

// Whether it is the last one, and others may still see that.
static __attribute__((noinline)) bool note_release(const uintptr_t *object, uint32_t count) {
  return ASK(told_of.notes((uintptr_t)object, count));
}

// Where its references are counted: what explored code itself never touches.
static void *count_of(uintptr_t object) { return (void *)(object + sizeof(uintptr_t)); }

// Whether the end of an object is a write of all of it: one of the program's, that references may lead to which nothing
// counts.
static bool end_writes(const uintptr_t *object) {
  const uintptr_t *type = (const uintptr_t *)object[0];
  return ends_write && cexploration_is_explored(type[-2]) && cexploration_is_ending_code(type[-2]);
}

// The bytes of an object whose end is a write of all of them; 0 of others. The layout of its class is that
// of TargetClassMetadata, without what Objective-C has.
static uint32_t written_at_end(const uintptr_t *object, const void *place) {
  const uintptr_t *type = (const uintptr_t *)object[0];
  if (storage_ends && cexploration_is_explored((uintptr_t)place) && !cexploration_is_explored((uintptr_t)type[-2]) && is_storage(object)) {
    enum { most = 256 << 10 };
    size_t size = cexploration_storage_size((uintptr_t)object);
    return size < most ? (uint32_t)size : most;
  }
  return end_writes(object) ? *(const uint32_t *)((const char *)type + 24) : 0;
}

static void end(
  void (*release)(void *, uint32_t), void *object, uint32_t count, void *place, const void *frame) {
  enum { header = 2 * sizeof(uintptr_t) };
  place = user(place, frame);
  uint32_t size = written_at_end(object, place);
  bool writes_count = end_writes(object);
  // Whoever still has a reference counts in it.
  if (size > 0) cexploration_keep_freed();
  release(object, count);
  // After its deinitialiser, which may have waited for whoever uses it.
  if (size > header) cexploration_tell_end((char *)object + header, size - header, place, frame);
  if (writes_count) cexploration_tell_end(count_of((uintptr_t)object), sizeof(uintptr_t), place, frame);
  TELL(told_of.has_ended());
}

// Of the engine, which releases most of all, nothing is told where ends are not seen: it is asked first.
static inline bool is_told_of(const uintptr_t *object, uint32_t count, void *place, const void *frame) {
  if (is_on) return cexploration_is_lane_at_work() && is_last(object, count, place, frame);
  return cexploration_is_explored((uintptr_t)user(place, frame)) && cexploration_is_lane_at_work() && is_storage(object)
    && note_release(object, count);
}

static inline __attribute__((always_inline)) void release_told(
  void (*release)(void *, uint32_t), void *object, uint32_t count, void *place, const void *frame) {
  if ((intptr_t)object <= 0) return;
  if (__builtin_expect(leaving > 0, 0)) {
    if (!stays(object)) release(object, count);
  } else if (is_told_of(object, count, place, frame)) {
    end(release, object, count, place, frame);
  } else {
    release(object, count);
  }
}

static void release_one(void *object, uint32_t count) { (void)count, real_release(object); }
static void on_release(void *object) { release_told(release_one, object, 1, HERE); }
static void on_release_n(void *object, uint32_t count) {
  release_told(real_release_n, object, count, HERE);
}

// The models' own code counts without atomics, which makes no difference where one thread runs them.
static void on_plain_release(void *object) {
  // A model is at work: what goes with its object has no scheduling point.
  cexploration_attention_now.models_release += 1;
  release_told(release_one, object, 1, HERE);
  cexploration_attention_now.models_release -= 1;
}

bool cexploration_observe_lifetimes(cexploration_lifetimes lifetimes, bool whole, bool boxes) {
  void (**release)(void *) = dlsym(RTLD_DEFAULT, "_swift_release");
  void (**release_n)(void *, uint32_t) = dlsym(RTLD_DEFAULT, "_swift_release_n");
  if (release == NULL || release_n == NULL || swift_isDeallocating == NULL || swift_retainCount == NULL)
    return false;
  told_of = lifetimes;
  cexploration_image_of((const void *)cexploration_observe_lifetimes, &own_from, &own_to);
  real_release = *release, real_release_n = *release_n;
  is_on = whole, changes_boxes = boxes;
  return cexploration_redirect("swift_release", (const void *)on_release)
    && cexploration_redirect("swift_release_n", (const void *)on_release_n)
    // What the models release matters only where ends are seen.
    && (!whole || cexploration_redirect("swift_nonatomic_release", (const void *)on_plain_release))
    && cexploration_tell_uniqueness(lifetimes.is_alone);
}

// MARK: References that keep nothing alive

void cexploration_tell_reference(uintptr_t object, uintptr_t record) {
  if (!is_on || object == 0 || !cexploration_is_lane_at_work()) return;
  TELL(told_of.refers(object, record));
}

void cexploration_tell_following(uintptr_t object, uintptr_t record) {
  if (!is_on || !cexploration_is_lane_at_work()) return;
  TELL(told_of.follows(object, record));
}

// A reference that nothing counted may be followed too late. Right behind an atomic operation or the end of a lock that
// is a crash; elsewhere it races with the last release, which counts as writing the count.
bool cexploration_tell_retain(uintptr_t object, void *place, const void *frame) {
  if (!is_on || (intptr_t)object <= 0 || !cexploration_is_lane_at_work()) return false;
  if (!end_writes((const uintptr_t *)object)) return false;
  if (told_of.may_be_late()) {
    cexploration_tell_following(object, 0);
  } else {
    cexploration_tell_access(count_of(object), sizeof(uintptr_t), false, place, frame);
    TELL(told_of.retains(object));
  }
  return true;
}

void cexploration_tell_followed(uintptr_t object, uintptr_t record) {
  if (!is_on || !cexploration_is_lane_at_work()) return;
  TELL(told_of.followed(object, record));
}

void cexploration_tell_count(const uintptr_t *object, bool is_only) {
  if (!is_on || (intptr_t)object <= 0 || !cexploration_is_lane_at_work()) return;
  const uintptr_t *type = (const uintptr_t *)object[0];
  TELL(told_of.counts((uintptr_t)object, end_of(type), is_only));
}
#else
void cexploration_end_storage(void) {}
size_t cexploration_storage_size(uintptr_t object) { return (void)object, 0; }
bool cexploration_observe_lifetimes(cexploration_lifetimes lifetimes, bool whole, bool boxes) {
  return (void)lifetimes, (void)whole, (void)boxes, false;
}
void cexploration_expect_deinitializers(uintptr_t from, uintptr_t to, bool write) { (void)from, (void)to, (void)write; }
size_t cexploration_reference_count(uintptr_t object) { return (void)object, 1; }
void cexploration_leave_objects(bool leaves) { (void)leaves; }
bool cexploration_is_ending(uintptr_t object) { return (void)object, false; }
#endif
