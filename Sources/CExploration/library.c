// What libraries do to memory that the explored object gives them. The explorer adds a call of one of
// these before each such call, with the same arguments; `LibraryCall` in Checking knows which.
#define _GNU_SOURCE
#include "stacks.h"
#include "values.h"
#include <dlfcn.h>
#include <string.h>

static cexploration_library_observer observer;
void cexploration_observe_libraries(cexploration_library_observer value) { observer = value; }

// What is between two values of a row belongs to it, what is behind the last one does not.
static inline size_t bytes_of(const void *type, size_t count) {
  const value_witnesses *known = witnesses_of(type);
  return count == 0 ? 0 : known->stride * (count - 1) + known->size;
}

static void touch_unseen(void) {
  if (!cexploration_is_told()) return;
  cexploration_attention_now.busy = true;
  observer.unseen();
  cexploration_attention_now.busy = false;
}

// Each word of what is told is remembered for each lane: of much memory only the beginning is told.
enum { most_bytes = 1 << 18 };

static inline __attribute__((always_inline)) void tell(
  void *address, size_t size, bool writes, void *place, const void *frame) {
  if (size > most_bytes) {
    size = most_bytes;
    touch_unseen();
  }
  cexploration_tell_access(address, size, writes, place, frame);
}

#define READS(address, size) tell((void *)(address), size, false, HERE)
#define WRITES(address, size) tell((void *)(address), size, true, HERE)
#define LIBRARY(name, ...) void __tsan_library_##name(__VA_ARGS__)

// MARK: The standard library's pointers and buffers

LIBRARY(copy, const char *from, size_t count, char *to, const void *type) {
  READS(from, bytes_of(type, count));
  WRITES(to, bytes_of(type, count));
}
LIBRARY(copyTo, char *to, const char *from, size_t count, const void *type) {
  READS(from, bytes_of(type, count));
  WRITES(to, bytes_of(type, count));
}
LIBRARY(fill, const void *value, size_t count, char *to, const void *type) {
  (void)value;
  WRITES(to, bytes_of(type, count));
}
LIBRARY(fillBuffer, const void *value, char *start, size_t count, const void *type) {
  (void)value;
  if (start != NULL) WRITES(start, bytes_of(type, count));
}
LIBRARY(take, void *out, const char *from, const void *type) {
  (void)out;
  READS(from, bytes_of(type, 1));
}
LIBRARY(swapAt, size_t one, size_t other, char *start, size_t count, const void *type) {
  size_t stride = witnesses_of(type)->stride;
  if (start == NULL || one == other || one >= count || other >= count) return;
  WRITES(start + one * stride, bytes_of(type, 1));
  WRITES(start + other * stride, bytes_of(type, 1));
}
LIBRARY(next, void *out, const void *type, const char *const *iterator) {
  (void)out;
  // Where the buffer continues, and where it ends.
  if (iterator[0] != NULL && iterator[0] != iterator[1]) READS(iterator[0], bytes_of(type, 1));
}
LIBRARY(nextByte, const char *const *iterator) {
  if (iterator[0] != NULL && iterator[0] != iterator[1]) READS(iterator[0], 1);
}

// MARK: Its raw pointers and buffers

LIBRARY(copyBytes, const char *from, size_t count, char *to) {
  READS(from, count);
  WRITES(to, count);
}
LIBRARY(load, void *out, size_t offset, const void *metatype, const char *from, const void *type) {
  (void)out, (void)metatype;
  READS(from + offset, bytes_of(type, 1));
}
LIBRARY(loadBuffer, void *out, size_t offset, const void *metatype, const char *start, const char *end,
  const void *type) {
  (void)out, (void)metatype, (void)end;
  if (start != NULL) READS(start + offset, bytes_of(type, 1));
}
LIBRARY(initializeMemory, const void *metatype, const void *value, size_t count, char *to,
  const void *type) {
  (void)metatype, (void)value;
  WRITES(to, bytes_of(type, count));
}
LIBRARY(setByte, uint8_t value, size_t index, char *start, char *end) {
  (void)value, (void)end;
  WRITES(start + index, 1);
}
LIBRARY(getByte, size_t index, const char *start, const char *end) {
  (void)end;
  READS(start + index, 1);
}

// MARK: The C library

LIBRARY(memcpy, char *to, const char *from, size_t count) {
  READS(from, count);
  WRITES(to, count);
}
LIBRARY(memset, char *to, int value, size_t count) {
  (void)value;
  WRITES(to, count);
}
LIBRARY(bzero, char *to, size_t count) { WRITES(to, count); }
LIBRARY(memcmp, const char *one, const char *other, size_t count) {
  READS(one, count);
  READS(other, count);
}
LIBRARY(strlen, const char *text) { READS(text, strlen(text) + 1); }

// MARK: Objects that may change, and key paths

// What some functions do to the object that they are called on, by their addresses. It does not change.
enum { most_methods = 1 << 12 };
static struct { const void *method; int32_t use; } methods[most_methods];

static int32_t use_of_method(const void *method, const void *object) {
  size_t index = ((uintptr_t)method * 0x9E3779B97F4A7C15ull) >> 52;
  for (; methods[index].method != NULL; index = (index + 1) % most_methods)
    if (methods[index].method == method) return methods[index].use;
  static size_t known;
  Dl_info info;
  bool has_name = dladdr(method, &info) != 0 && info.dli_saddr == method && info.dli_sname != NULL;
  cexploration_attention_now.busy = true;
  int32_t use = observer.method(has_name ? info.dli_sname : NULL, object);
  cexploration_attention_now.busy = false;
  if (++known < most_methods / 2) methods[index].method = method, methods[index].use = use;
  return use;
}

// The objects that may change and were met in this execution: what else is given to a library is none.
enum { most_objects = 1 << 10, most_known = most_objects / 2 };
static const void *objects[most_objects];
static size_t object_count;

void cexploration_forget_objects(void) {
  if (object_count > 0) memset(objects, 0, sizeof objects);
  object_count = 0;
}

static const void **place_of(const void *object) {
  size_t index = ((uintptr_t)object * 0x9E3779B97F4A7C15ull) >> 54;
  while (objects[index] != NULL && objects[index] != object) index = (index + 1) % most_objects;
  return &objects[index];
}
static inline bool is_known(const void *object) { return object_count > 0 && *place_of(object) != NULL; }
static void know(const void *object) {
  const void **place = place_of(object);
  if (*place != NULL || object_count >= most_known) return;
  *place = object, object_count++;
}

// The count of its references stands for the object: no access of the program's own is told there. A
// size that no number has keeps stories from showing it as a value. What else a library may do, through
// an object that it was given, is a byte of its own.
static const size_t object_at = 8, object_bytes = 3, maybe_at = 12;
enum { uses_nothing, reads_object, writes_object };

static void touch_maybe(const char *object, bool writes, void *place) {
  cexploration_attention_now.busy = true;
  observer.maybe((uintptr_t)object + maybe_at, writes, (uintptr_t)place);
  cexploration_attention_now.busy = false;
}

static inline __attribute__((always_inline)) void call_method(
  const void *method, char *object, const void *known_object, void *place, const void *frame) {
  uintptr_t from = cexploration_image_base(), to = cexploration_image_end();
  if (!cexploration_is_told() || cexploration_is_within((uintptr_t)method, from, to)) return;
  int32_t use = use_of_method(method, known_object);
  if (use == uses_nothing) return;
  know(object);
  if (use == writes_object) touch_maybe(object, true, place);
  tell(object + object_at, object_bytes, use == writes_object, place, frame);
}
LIBRARY(method, const void *method, char *object) { call_method(method, object, NULL, HERE); }
LIBRARY(virtualMethod, const void *method, char *object) { call_method(method, object, object, HERE); }
LIBRARY(made, const void *object) {
  if (cexploration_is_told()) know(object);
}
// It is the object, or where the object is on the way.
LIBRARY(given, const void *address) {
  if (object_count == 0 || !cexploration_is_told()) return;
  if (cexploration_is_on_stack((uintptr_t)address)) {
    if ((uintptr_t)address % sizeof(void *) != 0) return;
    address = *(const void *const *)address;
  }
  if (is_known(address)) touch_maybe(address, false, __builtin_return_address(0));
  // It may be one of those for which there was no room.
  else if (object_count >= most_known) touch_unseen();
}

static inline __attribute__((always_inline)) void follow(
  const char *root, const void *path, bool writes, void *place, const void *frame) {
  if (!cexploration_is_told()) return;
  enum { most = 16 };
  cexploration_step steps[most];
  cexploration_attention_now.busy = true;
  int count = observer.key_path(root, path, steps, most);
  cexploration_attention_now.busy = false;
  for (int i = 0; i < count; i++) {
    cexploration_tell_access(
      (void *)steps[i].address, steps[i].size, steps[i].is_end && writes, place, frame);
  }
}
LIBRARY(keyPathRead, void *out, const char *root, const void *path) {
  (void)out;
  follow(root, path, false, HERE);
}
LIBRARY(keyPathWrite, const char *root, const void *path, const void *value) {
  (void)value;
  follow(root, path, true, HERE);
}

// MARK: What is not known

// Something of which the verdict has to tell.
LIBRARY(assume, uint32_t what) { cexploration_assume(what); }
// A library reads or writes memory, and it is not known where. That matters while other lanes are at work.
LIBRARY(unseen, void) { touch_unseen(); }
