// How large the values of a type are, as the table of its value witnesses says.
// The layout: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/ValueWitness.def
#ifndef VALUES_H
#define VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  void *functions[8];
  size_t size, stride;
  uint32_t flags, extra_inhabitants;
} value_witnesses;

/// The table of a type; it stands in the word before the metadata.
static inline const value_witnesses *witnesses_of(const void *type) {
  return ((const value_witnesses *const *)type)[-1];
}

/// Whether values of a type are more than their bytes.
static inline bool has_references(const void *type) { return witnesses_of(type)->flags & 0x10000; }

#endif
