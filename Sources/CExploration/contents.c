// Which objects that may change a library finds inside of what the program gives it: in an array, in the box of an
// existential value, in another object. Nobody keeps a list of what points to what, so that memory is searched word
// by word, as conservative collectors do: a word that looks like the address of such an object counts as one.
// Boehm and Weiser, "Garbage Collection in an Uncooperative Environment", Software: Practice and Experience 18, 1988.
#define _GNU_SOURCE
#include "library.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <unistd.h>

// Deeper, or in more words than these, nothing is looked for: then it may be there.
enum { most_depth = 5, most_words = 1 << 12 };

typedef struct {
  bool (*is_known)(const void *);
  void (*found)(const void *, void *);
  void *place;
  uintptr_t from, to, own_from, own_to;
  size_t words;
} search;

// The bytes that follow an address in memory that was allocated there; 0 if it seems that none was. The allocator's
// note of them stands in front: https://sourceware.org/glibc/wiki/MallocInternals
static size_t allocated_bytes(const search *s, uintptr_t address) {
  enum { flags = 7, header = sizeof(size_t), alignment = 2 * sizeof(size_t) };
  if (address % alignment != 0 || !cexploration_is_within(address, s->from + alignment, s->to)) return 0;
  size_t size = ((const size_t *)address)[-1] & ~(size_t)flags;
  return size < 2 * alignment || size > s->to - address ? 0 : size - header;
}

// Whether a library looks into an object: not into one of the program, nor into what its closures have captured, nor
// into one of the checker; and no object begins with a small number, as a type's description does:
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/MetadataKind.def
static bool is_looked_into(const search *s, uintptr_t type) {
  enum { last_kind = 0x7ff };
  return type > last_kind && !cexploration_is_explored(type)
    && !cexploration_is_within(type, s->own_from, s->own_to);
}

static bool search_words(search *s, const uintptr_t *words, size_t count, int depth) {
  // A reference may have marks in bits that no address has.
  const uintptr_t bits = 0x0000fffffffffff8;
  for (size_t i = 0; i < count; i++) {
    if (s->words-- == 0) return false;
    uintptr_t address = words[i] & bits;
    if (s->is_known((const void *)address)) {
      s->found((const void *)address, s->place);
      continue;
    }
    size_t bytes = allocated_bytes(s, address);
    if (bytes == 0 || !is_looked_into(s, *(const uintptr_t *)address)) continue;
    if (depth == most_depth) return false;
    if (!search_words(s, (const uintptr_t *)address, bytes / sizeof(uintptr_t), depth + 1)) return false;
  }
  return true;
}

static search begin(bool (*is_known)(const void *), void (*found)(const void *, void *), void *place) {
  static uintptr_t own_from, own_to;
  if (own_to == 0) cexploration_image_of((const void *)cexploration_search_contents, &own_from, &own_to);
  return (search){is_known, found, place, cexploration_memory_from, (uintptr_t)sbrk(0), own_from, own_to, most_words};
}

bool cexploration_search_contents(const void *address, size_t size, bool (*is_known)(const void *),
  void (*found)(const void *, void *place), void *place) {
  search s = begin(is_known, found, place);
  uintptr_t at = (uintptr_t)address;
  // If nobody knows how much it is, what stands behind the first word may have nothing to do with it.
  size_t words = size < sizeof at ? 1 : size / sizeof at;
  bool is_variable = cexploration_is_on_stack(at) || cexploration_is_explored(at) || cexploration_is_within(at, s.from, s.to);
  return search_words(&s, &at, 1, 0) && (!is_variable || at % sizeof at != 0 || search_words(&s, address, words, 0));
}

bool cexploration_search_inside(const void *object, bool (*is_known)(const void *),
  void (*found)(const void *, void *place), void *place) {
  search s = begin(is_known, found, place);
  return search_words(&s, object, allocated_bytes(&s, (uintptr_t)object) / sizeof(uintptr_t), 0);
}
#else
bool cexploration_search_inside(const void *object, bool (*is_known)(const void *),
  void (*found)(const void *, void *place), void *place) {
  return (void)object, (void)is_known, (void)found, (void)place, false;
}
bool cexploration_search_contents(const void *address, size_t size, bool (*is_known)(const void *),
  void (*found)(const void *, void *place), void *place) {
  return (void)address, (void)size, (void)is_known, (void)found, (void)place, false;
}
#endif
