// The calls that the compiler adds with -sanitize=thread: every load and store of the explored
// object. https://github.com/llvm/llvm-project/blob/main/compiler-rt/lib/tsan/rtl/tsan_interface.h
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>
#include <string.h>

static cexploration_observer observer;
void cexploration_observe(cexploration_observer value) { observer = value; }
void cexploration_ask_boundary(void) { cexploration_attention_now.boundary_asked = true; }

static inline bool told(void) {
  const cexploration_attention *now = &cexploration_attention_now;
  return cexploration_lane() >= 0 && now->ignored == 0 && !now->busy;
}

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
    uintptr_t from = cexploration_image_base(), to = cexploration_image_end();
    return cexploration_is_within((uintptr_t)place, from, to) ? place : NULL;
  }
  return NULL;
}

// No boundary is in a copy, which a library may have made while it holds a lock.
static inline void boundary(void *place) {
  if (__builtin_expect(cexploration_keeps_clean, 0) && told()) cexploration_clean_stack();
  if (__builtin_expect(cexploration_attention_now.boundary_asked, 0) && told() && !is_copy(place)) {
    cexploration_attention_now.boundary_asked = false;
    cexploration_attention_now.busy = true;
    observer.boundary();
    cexploration_attention_now.busy = false;
  }
}

static inline __attribute__((always_inline)) void access(void *address, uint32_t size, bool writes, void *place,
  const void *frame) {
  if (!told()) return;
  boundary(place);
  // What a lane does to its own stack nobody else can see; what others do to it, as in the body of a
  // concurrentPerform, is told.
  if (cexploration_is_on_stack((uintptr_t)address)) return;
  if (__builtin_expect(is_copy(place), 0)) {
    place = caller_of_copy(frame);
    if (place == NULL) return;
  }
  cexploration_attention_now.busy = true;
  observer.access((uintptr_t)address, size, writes, (uintptr_t)place);
  cexploration_attention_now.busy = false;
}

void cexploration_tell_access(void *address, size_t size, bool writes, void *place, const void *frame) {
  if (size > 0) access(address, (uint32_t)size, writes, place, frame);
}

// The code that calls, and the frame of what it calls.
#define HERE __builtin_return_address(0), __builtin_frame_address(0)
#define PLAIN(size)                                                                                \
  void __tsan_read##size(void *a) { access(a, size, false, HERE); }         \
  void __tsan_write##size(void *a) { access(a, size, true, HERE); }         \
  void __tsan_unaligned_read##size(void *a) { access(a, size, false, HERE); } \
  void __tsan_unaligned_write##size(void *a) { access(a, size, true, HERE); }
PLAIN(1) PLAIN(2) PLAIN(4) PLAIN(8) PLAIN(16)

void __tsan_read_range(void *a, unsigned long n) { if (n) access(a, n, false, HERE); }
void __tsan_write_range(void *a, unsigned long n) { if (n) access(a, n, true, HERE); }

// An inout access of the compiler: whoever gets the address may write through it.
void __tsan_external_write(void *a, void *caller, void *tag) {
  (void)caller, (void)tag;
  cexploration_attention_now.begins = true;
  access(a, 1, true, HERE);
  cexploration_attention_now.begins = false;
}
void __tsan_external_read(void *a, void *caller, void *tag) {
  (void)caller, (void)tag;
  cexploration_attention_now.begins = true;
  access(a, 1, false, HERE);
  cexploration_attention_now.begins = false;
}

void __tsan_func_entry(void *caller) { (void)caller; boundary(__builtin_return_address(0)); }
void __tsan_func_exit(void) { boundary(__builtin_return_address(0)); }
void __tsan_init(void) {}
// A deinitialiser runs after the last release, whose order the callbacks cannot see.
void __tsan_ignore_thread_begin(void) { cexploration_attention_now.ignored += 1; }
void __tsan_ignore_thread_end(void) { cexploration_attention_now.ignored -= 1; }
void __tsan_vptr_update(void **a, void *b) { (void)a, (void)b; }
void __tsan_vptr_read(void **a) { (void)a; }

void *__tsan_memset(void *to, int value, unsigned long n) {
  if (n) access(to, n, true, HERE);
  return memset(to, value, n);
}
void *__tsan_memcpy(void *to, const void *from, unsigned long n) {
  if (n) {
    access((void *)from, n, false, HERE);
    access(to, n, true, HERE);
  }
  return memcpy(to, from, n);
}
void *__tsan_memmove(void *to, const void *from, unsigned long n) {
  if (n) {
    access((void *)from, n, false, HERE);
    access(to, n, true, HERE);
  }
  return memmove(to, from, n);
}

static inline bool atomic(volatile void *address, uint32_t size, int32_t kind, int ordering, void *place) {
  if (!told()) return false;
  boundary(place);
  cexploration_attention_now.busy = true;
  observer.atomic((uintptr_t)address, size, kind, ordering, (uintptr_t)place);
  cexploration_attention_now.busy = false;
  return true;
}

static inline void atomic_done(bool was_told, volatile void *address, int32_t kind, int ordering) {
  if (!was_told) return;
  cexploration_attention_now.busy = true;
  observer.atomic_done((uintptr_t)address, kind, ordering);
  cexploration_attention_now.busy = false;
}

// One thread runs at a time, so that a plain operation is an atomic one here.
#define UPDATE(bits, type, name, expression)                                                       \
  type __tsan_atomic##bits##_##name(volatile type *a, type v, int order) {                         \
    bool t = atomic(a, bits / 8, 2, order, __builtin_return_address(0));                           \
    type old = *a;                                                                                 \
    *a = (type)(expression);                                                                       \
    atomic_done(t, a, 2, order);                                                                   \
    return old;                                                                                    \
  }
#define EXCHANGE(bits, type, name)                                                                 \
  int __tsan_atomic##bits##_compare_exchange_##name(                                               \
    volatile type *a, type *expected, type v, int order, int failure) {                            \
    bool t = atomic(a, bits / 8, 2, order, __builtin_return_address(0));                           \
    type old = *a;                                                                                 \
    bool same = old == *expected;                                                                  \
    if (same) *a = v; else *expected = old;                                                        \
    atomic_done(t, a, same ? 2 : 0, same ? order : failure);                                       \
    return same;                                                                                   \
  }
#define ATOMIC(bits, type)                                                                         \
  type __tsan_atomic##bits##_load(const volatile type *a, int order) {                             \
    bool t = atomic((volatile void *)a, bits / 8, 0, order, __builtin_return_address(0));          \
    type value = *a;                                                                               \
    atomic_done(t, (volatile void *)a, 0, order);                                                  \
    return value;                                                                                  \
  }                                                                                                \
  void __tsan_atomic##bits##_store(volatile type *a, type v, int order) {                          \
    bool t = atomic(a, bits / 8, 1, order, __builtin_return_address(0));                           \
    *a = v;                                                                                        \
    atomic_done(t, a, 1, order);                                                                   \
  }                                                                                                \
  UPDATE(bits, type, exchange, v)                                                                  \
  UPDATE(bits, type, fetch_add, old + v)                                                           \
  UPDATE(bits, type, fetch_sub, old - v)                                                           \
  UPDATE(bits, type, fetch_and, old & v)                                                           \
  UPDATE(bits, type, fetch_or, old | v)                                                            \
  UPDATE(bits, type, fetch_xor, old ^ v)                                                           \
  UPDATE(bits, type, fetch_nand, ~(old & v))                                                       \
  EXCHANGE(bits, type, strong)                                                                     \
  EXCHANGE(bits, type, weak)                                                                       \
  type __tsan_atomic##bits##_compare_exchange_val(                                                 \
    volatile type *a, type expected, type v, int order, int failure) {                             \
    bool t = atomic(a, bits / 8, 2, order, __builtin_return_address(0));                           \
    type old = *a;                                                                                 \
    bool same = old == expected;                                                                   \
    if (same) *a = v;                                                                              \
    atomic_done(t, a, same ? 2 : 0, same ? order : failure);                                       \
    return old;                                                                                    \
  }
ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)
ATOMIC(128, unsigned __int128)
void __tsan_atomic_thread_fence(int order) { (void)order; }
void __tsan_atomic_signal_fence(int order) { (void)order; }

// Where the library of Swift Concurrency stands: its promises to programs are told this way. What
// other libraries order among themselves (a metadata cache behind its lock) promises nothing.
static uintptr_t concurrency_from, concurrency_to, core_from, core_to;

static inline void order(cexploration_order told_of, const void *address, void *place) {
  if (cexploration_lane() < 0 || cexploration_attention_now.busy) return;
  if (!cexploration_is_within((uintptr_t)place, concurrency_from, concurrency_to)) return;
  // A job lies on the heap; what lies in a library is a lock of its own.
  if (cexploration_is_within((uintptr_t)address, concurrency_from, concurrency_to)) return;
  if (cexploration_is_within((uintptr_t)address, core_from, core_to)) return;
  cexploration_attention_now.busy = true;
  told_of(address);
  cexploration_attention_now.busy = false;
}

void __tsan_acquire(const void *address) {
  order(observer.acquire, address, __builtin_return_address(0));
}
void __tsan_release(const void *address) {
  order(observer.release, address, __builtin_return_address(0));
}

void cexploration_observe_runtime(void) {
  // The runtime looks for __tsan_acquire and __tsan_release by name, where the executable exports
  // them; asking it is all that a sanitizer does as well.
  void (*initialize)(void) = (void (*)(void))dlsym(RTLD_DEFAULT, "__tsan_on_initialize");
  if (initialize != NULL) initialize();
  void (**acquire)(const void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_acquire");
  void (**release)(const void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_release");
  bool *enabled = dlsym(RTLD_DEFAULT, "_swift_tsan_enabled");
  if (acquire != NULL && release != NULL && enabled != NULL) {
    *acquire = __tsan_acquire;
    *release = __tsan_release;
    *enabled = true;
  }
  void *run = dlsym(RTLD_DEFAULT, "swift_job_run");
  void *core = dlsym(RTLD_DEFAULT, "swift_allocObject");
  if (run != NULL) cexploration_image_of(run, &concurrency_from, &concurrency_to);
  if (core != NULL) cexploration_image_of(core, &core_from, &core_to);
}

bool cexploration_access_begins(void) { return cexploration_attention_now.begins; }

void cexploration_tell_allocated(uintptr_t address, size_t size) {
  if (cexploration_lane() < 0 || cexploration_attention_now.busy || observer.allocated == NULL) return;
  cexploration_attention_now.busy = true;
  observer.allocated(address, size);
  cexploration_attention_now.busy = false;
}
