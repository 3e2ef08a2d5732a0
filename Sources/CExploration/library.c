// What libraries do to memory that the explored object gives them. The explorer adds a call of one of
// these before each such call, with the same arguments; `LibraryCall` in Checking knows which.
#define _GNU_SOURCE
#include "library.h"
#include "values.h"
#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

__attribute__((visibility("hidden"))) cexploration_library_observer cexploration_libraries;
void cexploration_observe_libraries(cexploration_library_observer value) { cexploration_libraries = value; }

// What is between two values of a row belongs to it, what is behind the last one does not.
static inline size_t bytes_of(const void *type, size_t count) {
  const value_witnesses *known = witnesses_of(type);
  return count == 0 ? 0 : known->stride * (count - 1) + known->size;
}

void cexploration_touch_unseen(void) {
  if (!cexploration_is_told()) return;
  TELL(cexploration_libraries.unseen());
}

// Where the program itself gets the pointer, it uses it at once in most cases: it matters for lanes that begin later.
void cexploration_lend(void) {
  if (!cexploration_is_told()) return;
  TELL(cexploration_libraries.lends());
}

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
// Where a value was moved away there is none: what has to be copied may not be used any more.
LIBRARY(move, char *from, size_t count, char *to, const void *type) {
  READS(from, bytes_of(type, count));
  if (has_references(type)) WRITES(from, bytes_of(type, count));
  WRITES(to, bytes_of(type, count));
}
LIBRARY(take, void *out, char *from, const void *type) {
  (void)out;
  READS(from, bytes_of(type, 1));
  if (has_references(type)) WRITES(from, bytes_of(type, 1));
}
LIBRARY(deinitialize, size_t count, char *start, const void *type) {
  if (has_references(type)) WRITES(start, bytes_of(type, count));
}
LIBRARY(destroy, char *start, size_t count, const void *type) {
  if (has_references(type)) WRITES(start, bytes_of(type, count));
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
LIBRARY(copyRawBuffer, const char *from, const char *end, char *to) {
  if (from == NULL) return;
  READS(from, end - from);
  WRITES(to, end - from);
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

LIBRARY(readsBytes, const char *start, const char *end) {
  if (start != NULL) READS(start, end - start);
}

// MARK: The end of memory

// What is freed may be used for something else from now on, as if it were written.
static inline size_t size_at_end(void *start) {
  // Memory that is handed out again is forgotten, and with it who has freed it.
  cexploration_keep_freed();
  size_t size = malloc_usable_size(start);
  TELL(cexploration_libraries.ended((uintptr_t)start, size));
  return told_size(size);
}
static inline __attribute__((always_inline)) void end_memory(void *start, void *place, const void *frame) {
  if (start == NULL || !cexploration_is_told()) return;
  cexploration_tell_end(start, size_at_end(start), place, frame);
}
LIBRARY(deallocate, void *start, const void *type) {
  (void)type;
  end_memory(start, HERE);
}
LIBRARY(deallocateBuffer, void *start, size_t count, const void *type) {
  (void)count, (void)type;
  end_memory(start, HERE);
}
LIBRARY(deallocateBytes, void *start) { end_memory(start, HERE); }
LIBRARY(deallocateBytesBuffer, void *start, void *end) {
  (void)end;
  end_memory(start, HERE);
}
// It may stay where it is.
LIBRARY(reallocateBytes, void *start) {
  if (start != NULL && cexploration_is_told()) WRITES(start, size_at_end(start));
}

// MARK: The C library

// All callers get one and the same structure.
LIBRARY(calendar, const time_t *time) {
  READS(time, sizeof *time);
  static struct tm *result;
  time_t zero = 0;
  if (result == NULL) result = gmtime(&zero);
  WRITES(result, sizeof *result);
}

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

// What `CFunction` in Checking knows of the others. A pointer may be NULL.
LIBRARY(reads, const char *from, size_t size) {
  if (from != NULL) READS(from, size);
}
LIBRARY(writes, char *to, size_t size) {
  if (to != NULL) WRITES(to, size);
}
LIBRARY(readsItems, const char *from, size_t size, size_t count) {
  if (from != NULL) READS(from, size * count);
}
LIBRARY(readsText, const char *text) {
  if (text != NULL) READS(text, strlen(text) + 1);
}
LIBRARY(writesText, char *to, const char *text) { WRITES(to, strlen(text) + 1); }

// As much as is written: nothing is written behind the end of the text.
LIBRARY(format, char *to, size_t size, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, again);
  va_end(again);
  READS(format, strlen(format) + 1);
  if (to == NULL || size == 0 || length < 0) return;
  WRITES(to, (size_t)length < size ? (size_t)length + 1 : size);
}

// MARK: Key paths

// What is done to the end of a key path: where it is lent, the program's own code changes what it gets, but for a copy.
typedef enum { read_end, write_end, lend_end } key_path_use;
static inline __attribute__((always_inline)) void follow(
  const char *root, const void *path, key_path_use use, void *place, const void *frame) {
  if (!cexploration_is_told()) return;
  enum { most = 16 };
  cexploration_step steps[most];
  int count = ASK(cexploration_libraries.key_path(root, path, steps, most));
  for (int i = 0; i < count; i++) {
    bool writes = use == write_end ? steps[i].is_end : use == lend_end && steps[i].is_put_back;
    cexploration_tell_access((void *)steps[i].address, steps[i].size, writes, place, frame);
  }
}
LIBRARY(keyPathRead, void *out, const char *root, const void *path) {
  (void)out;
  follow(root, path, read_end, HERE);
}
LIBRARY(keyPathWrite, const char *root, const void *path, const void *value) {
  (void)value;
  follow(root, path, write_end, HERE);
}
LIBRARY(keyPathLend, void *out, const char *root, const void *path) {
  (void)out;
  follow(root, path, lend_end, HERE);
}

// MARK: What is not known

// Something of which the verdict has to tell.
LIBRARY(assume, uint32_t what) { cexploration_assume(what); }
// A library reads or writes memory, and it is not known where. That matters while other lanes are at work.
LIBRARY(unseen, void) { cexploration_touch_unseen(); }
// It may do so at once, and from now on.
LIBRARY(lends, void) {
  cexploration_touch_unseen();
  cexploration_lend();
}
// What blocks before have left in a worker thread.
void cexploration_ask_worker(void) {
  if (cexploration_is_told()) TELL(cexploration_libraries.asks_worker());
}
LIBRARY(ofWorker, void) { cexploration_ask_worker(); }
