// What libraries do to objects of theirs that may change, or that threads may share: told as in library.c.
// `ObjectMethod` knows the classes.
#define _GNU_SOURCE
#include "library.h"
#include <dlfcn.h>
#include <string.h>

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
  int32_t use = ASK(cexploration_libraries.method(has_name ? info.dli_sname : NULL, object));
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
  cexploration_clean_memory();
}

// The count of its references stands for the object: no access of the program's own is told there. A
// size that no number has keeps stories from showing it as a value. What else a library may do, through
// an object that it was given, is a byte of its own.
static const size_t object_at = 8, object_bytes = 3, maybe_at = 12;
enum {
  uses_nothing, reads_object, writes_object, looks = 4, changes = 8, changes_at_end = 16, of_all = 32,
  follows_pointer = 64, lends_memory = 128, asks_thread = 256, of_cache = 512, property_shift = 10
};

static void touch_byte(const char *address, bool writes, void *place) {
  TELL(cexploration_libraries.maybe((uintptr_t)address, writes, (uintptr_t)place));
}
static void touch_maybe(const char *object, bool writes, void *place) { touch_byte(object + maybe_at, writes, place); }

// A property of an `NSCache` (`CacheProperty`) has a word behind the header, where no access of the program's own is
// told: first what the program does, then a byte for what the library may do.
static const size_t properties_at = 16, property_bytes = 8, property_maybe_at = 4;
enum { properties_of_items = 3 };
static char *property_of(char *object, int32_t number) { return object + properties_at + property_bytes * number; }

static void touch_property(char *object, int32_t use, bool writes, void *place, const void *frame) {
  char *property = property_of(object, use >> property_shift);
  tell(property, object_bytes, writes, place, frame);
  if (writes) touch_byte(property + property_maybe_at, true, place);
}

// What changes the items of a cache reads its limits, and may read its delegate, under a lock that is not taken to set
// them.
static void read_properties(char *object, void *place) {
  for (int32_t number = 0; number < properties_of_items; number++)
    touch_byte(property_of(object, number) + property_maybe_at, false, place);
}

// Stands for all objects of a class that change each other.
static char all_objects[16];

// What threads may use at once is a variable with atomic accesses: one for each object, or one for all of them. Those
// that are one have no lock on Linux (`Progress`): which access comes first is seen, but it orders nothing else.
static void visit_shared(char *object, int32_t use, void *place) {
  int32_t ordering = use & of_all ? __ATOMIC_RELAXED : __ATOMIC_SEQ_CST;
  uintptr_t address = (uintptr_t)(use & of_all ? all_objects : object) + object_at;
  int32_t kind = use & changes ? 2 : 0;
  cexploration_attention_now.busy = true;
  cexploration_observed.atomic(address, object_bytes, kind, ordering, (uintptr_t)place, false);
  cexploration_observed.atomic_done(address, kind, ordering);
  cexploration_attention_now.busy = false;
}

// What modifies a property under a lock is one step: no other may come before its end, which hands over what the
// program has done meanwhile.
static void leave_shared(const char *object) {
  TELL(cexploration_observed.atomic_done((uintptr_t)object + object_at, 2, __ATOMIC_SEQ_CST));
}

// The program uses one of those that change each other: `Progress`. Threads may, but Foundation on Linux has no
// lock there, and what it does is no single step.
static void use_shared(char *object, int32_t use, void *place) {
  if (use & of_all) touch_maybe(all_objects, use & changes, place);
  if (use & of_cache) read_properties(object, place);
  visit_shared(object, use, place);
}

void cexploration_change_progress(void) {
  if (cexploration_is_told()) visit_shared(NULL, changes | of_all, __builtin_return_address(0));
}

static bool is_own(const void *code) {
  return cexploration_is_within((uintptr_t)code, cexploration_code_from, cexploration_code_to);
}

static void touch_given(const void *object, void *place) { touch_maybe(object, false, place); }

// It is the object, or where the object is on the way, or something that has it.
static void give(const void *address, size_t size, void *place) {
  if (object_count == 0 || !cexploration_is_told()) return;
  bool is_whole = cexploration_search_contents(address, size, is_known, touch_given, place);
  // It may be one of those for which there was no room.
  if (!is_whole || object_count >= most_known) cexploration_touch_unseen();
}
// Behind a function comes what it has captured: at that only its own code looks.
LIBRARY(given, const void *address, const void *before, size_t size) {
  if (!is_own(before)) give(address, size, __builtin_return_address(0));
}
// An optional object is a number for the compiler.
LIBRARY(givenWord, uintptr_t object) { give((const void *)object, 0, __builtin_return_address(0)); }

// An argument of a method that is found in a table.
LIBRARY(givenTo, const void *method, const void *address, const void *before, size_t size) {
  if (object_count > 0 && !is_own(method) && !is_own(before)) give(address, size, __builtin_return_address(0));
}

static inline __attribute__((always_inline)) void call_method(
  const void *method, char *object, const void *known_object, void *place, const void *frame) {
  if (!cexploration_is_told() || is_own(method)) return;
  int32_t use = use_of_method(method, known_object);
  if (use & follows_pointer) cexploration_touch_unseen();
  if (use & lends_memory) cexploration_lend();
  if (use & asks_thread) cexploration_ask_worker();
  use &= ~(follows_pointer | lends_memory | asks_thread);
  if (use == uses_nothing) {
    // A requirement of a protocol, for example: it is called on where the object is kept.
    if (object_count == 0) return;
    give(object, 0, place);
    if ((uintptr_t)object % sizeof(void *) == 0 && object != NULL) give(*(void **)object, 0, place);
    return;
  }
  if (use & of_cache && use & (reads_object | writes_object)) {
    touch_property(object, use, use & writes_object, place, frame);
    return;
  }
  if (use >= looks) {
    use_shared(object, use, place);
    return;
  }
  know(object);
  // It may look at what the object has.
  if (object_count > 1 && !cexploration_search_inside(object, is_known, touch_given, place)) cexploration_touch_unseen();
  if (use == writes_object) touch_maybe(object, true, place);
  tell(object + object_at, object_bytes, use == writes_object, place, frame);
}
LIBRARY(method, const void *method, char *object) { call_method(method, object, NULL, HERE); }
LIBRARY(virtualMethod, const void *method, char *object) { call_method(method, object, object, HERE); }
// What modifies a property of an object has looked at it before, and sets it when its caller is done.
LIBRARY(methodEnds, const void *method, char *object) {
  if (!cexploration_is_told()) return;
  int32_t use = use_of_method(method, object);
  if (!(use & changes_at_end)) return;
  if (use & of_cache)
    touch_property(object, use, true, HERE);
  else if (use & changes)
    leave_shared(object);
  else
    use_shared(object, changes | (use & of_all), __builtin_return_address(0));
}
LIBRARY(made, const void *object) {
  if (cexploration_is_told()) know(object);
}
LIBRARY(madeWord, uintptr_t object) {
  if (cexploration_is_told() && object != 0) know((const void *)object);
}
// The name of an object's class: the sixth word of its metadata leads to its description, whose third number says
// how far away the name is. https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
static const char *name_of_class(const void *object) {
  const char *const *metadata = *(const char *const *const *)object;
  const char *name = metadata[5] + 8;
  return name + *(const int32_t *)name;
}
LIBRARY(madePerhaps, const void *object) {
  if (!cexploration_is_told() || object == NULL) return;
  const char *name = name_of_class(object);
  if (strncmp(name, "NSMutable", 9) == 0 || strcmp(name, "NSCountedSet") == 0) know(object);
}
