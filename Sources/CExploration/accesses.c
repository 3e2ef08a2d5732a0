// The calls that the compiler adds with -sanitize=thread: every load and store of the explored
// object. https://github.com/llvm/llvm-project/blob/main/compiler-rt/lib/tsan/rtl/tsan_interface.h
#include "atomics.h"
#include "stacks.h"

cexploration_observer cexploration_observed;

void cexploration_observe(cexploration_observer value) { cexploration_observed = value; }
void cexploration_ask_boundary(void) { cexploration_attention_now.boundary_asked = true; }

// Where copies of values stand: outlined ones, and what value witness tables point to.
static uintptr_t copies_from, copies_to;

void cexploration_expect_copies(uintptr_t from, uintptr_t to) {
  uintptr_t base = cexploration_image_base();
  copies_from = base + from, copies_to = base + to;
}

static inline bool is_copy(void *place) {
  return cexploration_is_within((uintptr_t)place, copies_from, copies_to);
}

// The place on whose behalf a value is copied, from the frame of the callback; NULL where a library has
// it copied. What a library shares it protects itself, in ways that are not told.
static __attribute__((noinline)) void *caller_of_copy(const uintptr_t *frame) {
  for (int depth = 0; depth < 16; depth++) {
    // An asynchronous frame marks its saved frame pointer in bit 60.
    frame = (const uintptr_t *)(frame[0] & ~(1ull << 60));
    if (frame == NULL || !cexploration_is_on_stack((uintptr_t)frame)) return NULL;
    void *place = (void *)frame[1];
    if (is_copy(place)) continue;
    return cexploration_is_explored((uintptr_t)place) ? place : NULL;
  }
  return NULL;
}

// No boundary is in a copy, which a library may have made while it holds a lock.
static inline void boundary(void *place) {
  if (__builtin_expect(cexploration_keeps_clean, 0) && cexploration_is_told()) cexploration_clean_stack();
  if (__builtin_expect(cexploration_attention_now.boundary_asked, 0) && cexploration_is_told() && !is_copy(place)) {
    cexploration_attention_now.boundary_asked = false;
    TELL(cexploration_observed.boundary());
  }
}

// A value of several words is one access in several calls: it belongs to the place of the first, and
// no other lane runs in between.
static inline __attribute__((always_inline)) void access(void *address, uint32_t size, bool writes, void *place,
  const void *frame, bool continues) {
  if (!cexploration_is_told()) return;
  cexploration_attention *now = &cexploration_attention_now;
  if (!continues) boundary(place);
  // No other lane can see what a lane does to its own stack, unless others have it as well, as in the body
  // of a concurrentPerform.
  if (cexploration_is_on_stack((uintptr_t)address)) {
    if (!cexploration_is_lent((uintptr_t)address, size)) return;
  } else if (cexploration_may_be_on_stack((uintptr_t)address)) {
    cexploration_touch_stack((uintptr_t)address, size);
  }
  if (__builtin_expect(is_copy(place), 0)) {
    place = caller_of_copy(frame);
    if (place == NULL) return;
    continues = now->copied[writes];
    now->copied[writes] = true;
  } else if (continues) {
    // The sanitizer's pass may have left the first word out, where it is written again at once: then what
    // came before it is something else.
    enum { most_code = 512, most_bytes = 4096 };
    continues = (uintptr_t)place - now->first[writes] < most_code
      && (uintptr_t)address - now->first_address[writes] < most_bytes;
    if (continues) place = (void *)now->first[writes];
  }
  if (!continues) now->first[writes] = (uintptr_t)place, now->first_address[writes] = (uintptr_t)address;
  now->busy = true;
  now->continues = continues;
  cexploration_observed.access((uintptr_t)address, size, writes, (uintptr_t)place);
  now->continues = false;
  now->busy = false;
}

void cexploration_tell_access(void *address, size_t size, bool writes, void *place, const void *frame) {
  if (size > 0) access(address, (uint32_t)size, writes, place, frame, false);
}

void cexploration_tell_end(void *address, size_t size, void *place, const void *frame) {
  cexploration_attention_now.ends = true;
  cexploration_tell_access(address, size, true, place, frame);
  cexploration_attention_now.ends = false;
}

#define PLAIN_OF(kind, size, continues)                                                            \
  void __tsan_##kind##read##size(void *a) { access(a, size, false, HERE, continues); }             \
  void __tsan_##kind##write##size(void *a) { access(a, size, true, HERE, continues); }             \
  void __tsan_unaligned_##kind##read##size(void *a) { access(a, size, false, HERE, continues); }   \
  void __tsan_unaligned_##kind##write##size(void *a) { access(a, size, true, HERE, continues); }
// An access that continues with the value of the one before it is marked as volatile.
#define PLAIN(size) PLAIN_OF(, size, false) PLAIN_OF(volatile_, size, true)
PLAIN(1) PLAIN(2) PLAIN(4) PLAIN(8) PLAIN(16)

void __tsan_read_range(void *a, unsigned long n) { if (n) access(a, n, false, HERE, false); }
void __tsan_write_range(void *a, unsigned long n) { if (n) access(a, n, true, HERE, false); }

// An inout access of the compiler: the code that gets the address may write through it.
void __tsan_external_write(void *a, void *caller, void *tag) {
  (void)caller, (void)tag;
  cexploration_attention_now.begins = true;
  access(a, 1, true, HERE, false);
  cexploration_attention_now.begins = false;
}
void __tsan_external_read(void *a, void *caller, void *tag) {
  (void)caller, (void)tag;
  cexploration_attention_now.begins = true;
  access(a, 1, false, HERE, false);
  cexploration_attention_now.begins = false;
}

// A deinitialiser of the program is watched also where the compiler's, which is not, has led to it.
enum { most_outside = sizeof cexploration_attention_now.ignored_outside / sizeof(int32_t) };

static inline void begin_function(void *place) {
  if (__builtin_expect(cexploration_is_ending_code((uintptr_t)place), 0)) {
    cexploration_attention *now = &cexploration_attention_now;
    int32_t depth = now->deinitializers++;
    if (depth < most_outside) now->ignored_outside[depth] = now->ignored, now->ignored = 0;
  }
}

static inline void end_function(void *place) {
  if (__builtin_expect(cexploration_is_ending_code((uintptr_t)place), 0)) {
    cexploration_attention *now = &cexploration_attention_now;
    int32_t depth = --now->deinitializers;
    if (depth < most_outside) now->ignored = now->ignored_outside[depth];
  }
}

void __tsan_func_entry(void *caller) {
  void *place = __builtin_return_address(0);
  cexploration_attention *now = &cexploration_attention_now;
  if (is_copy(place) && !is_copy(caller)) now->copied[0] = now->copied[1] = false;
  now->first[0] = now->first[1] = 0;
  begin_function(place);
  boundary(place);
}
void __tsan_func_exit(void) {
  boundary(__builtin_return_address(0));
  end_function(__builtin_return_address(0));
}
void __tsan_init(void) {}
// Accesses by the compiler's own deinitialisers, and by what destroys values, are ignored.
void __tsan_ignore_thread_begin(void) { cexploration_attention_now.ignored += 1; }
void __tsan_ignore_thread_end(void) { cexploration_attention_now.ignored -= 1; }
void __tsan_vptr_update(void **a, void *b) { (void)a, (void)b; }
void __tsan_vptr_read(void **a) { (void)a; }

static inline bool atomic(volatile void *address, uint32_t size, int32_t kind, int ordering, void *place) {
  if (!cexploration_is_told()) return false;
  bool comes_round = cexploration_attention_now.ended_round;
  cexploration_attention_now.ended_round = false;
  boundary(place);
  TELL(cexploration_observed.atomic((uintptr_t)address, size, kind, ordering, (uintptr_t)place, comes_round));
  return true;
}

static inline void atomic_done(bool was_told, volatile void *address, int32_t kind, int ordering) {
  if (!was_told) return;
  TELL(cexploration_observed.atomic_done((uintptr_t)address, kind, ordering));
}

// The module's text calls it where a loop that only looks goes round.
void __tsan_round_ends(void) {
  if (cexploration_is_told()) cexploration_attention_now.ended_round = true;
}

EXTREMES(8, uint8_t, int8_t)
EXTREMES(16, uint16_t, int16_t)
EXTREMES(32, uint32_t, int32_t)
EXTREMES(64, uint64_t, int64_t)
CHECKED_UPDATE(8, uint8_t)
CHECKED_UPDATE(16, uint16_t)
CHECKED_UPDATE(32, uint32_t)
CHECKED_UPDATE(64, uint64_t)
ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)
ATOMIC(128, unsigned __int128)
void __tsan_atomic_thread_fence(int order) { (void)order; }
void __tsan_atomic_signal_fence(int order) { (void)order; }

bool cexploration_access_begins(void) { return cexploration_attention_now.begins; }
bool cexploration_access_ends(void) { return cexploration_attention_now.ends; }
bool cexploration_access_continues(void) { return cexploration_attention_now.continues; }

void cexploration_forget_stack(uintptr_t from, size_t size) {
  // The next stack's lane is not at work yet: what is allocated here is not told.
  bool busy = cexploration_attention_now.busy;
  cexploration_attention_now.busy = true;
  cexploration_observed.allocated(from, size);
  cexploration_attention_now.busy = busy;
}

static void tell(cexploration_allocated observer, uintptr_t address, size_t size) {
  if (!cexploration_is_lane_at_work() || observer == NULL) return;
  TELL(observer(address, size));
}

void cexploration_tell_allocated(uintptr_t address, size_t size) {
  tell(cexploration_observed.allocated, address, size);
}

void cexploration_tell_touched(uintptr_t address, size_t size, bool writes) {
  // A model is also explored by itself, where nobody watches memory.
  if (cexploration_observed.access == NULL) return;
  cexploration_tell_access(
    (void *)address, size, writes, (void *)cexploration_learner_place(), __builtin_frame_address(0));
}
void cexploration_tell_overwritten(uintptr_t address, size_t size) {
  tell(cexploration_observed.overwritten, address, size);
}
