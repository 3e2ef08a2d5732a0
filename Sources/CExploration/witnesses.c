// What generic code does to values through the tables of their types. The explorer adds a call of one
// of these before each such call, with the same arguments; `ValueWitness` in Checking has their names.
// The layout: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/ValueWitness.def
#include "stacks.h"

typedef struct {
  void *functions[8];
  size_t size, stride;
  uint32_t flags, extra_inhabitants;
} table;

// The table stands in the word before the metadata.
static inline const table *witnesses(const void *type) { return ((const table *const *)type)[-1]; }

bool cexploration_understands_values(const void *type, size_t size, size_t stride) {
  const table *known = witnesses(type);
  return known != NULL && known->size == size && known->stride == stride;
}

static inline size_t value_size(const void *type) { return witnesses(type)->size; }

// A type without any bytes still may have a case beside it.
static inline size_t enum_size(const void *type) {
  size_t size = witnesses(type)->size;
  return size > 0 ? size : 1;
}

// What an existential keeps in place: the value, or the address of its box.
static inline size_t buffer_size(const void *type) {
  enum { is_not_inline = 0x00020000 };
  return witnesses(type)->flags & is_not_inline ? sizeof(void *) : witnesses(type)->size;
}

#define TELL(address, size, writes)                                                                \
  cexploration_tell_access(                                                                        \
    address, size, writes, __builtin_return_address(0), __builtin_frame_address(0))
#define READS(address, size) TELL(address, size, false)
#define WRITES(address, size) TELL(address, size, true)

#define COPY(name, bytes)                                                                          \
  void __tsan_witness_##name(void *to, void *from, const void *type) {                             \
    READS(from, bytes(type));                                                                      \
    WRITES(to, bytes(type));                                                                       \
  }
COPY(InitializeBufferWithCopyOfBuffer, buffer_size)
COPY(InitializeWithCopy, value_size)
COPY(AssignWithCopy, value_size)
COPY(InitializeWithTake, value_size)
COPY(AssignWithTake, value_size)

void __tsan_witness_GetEnumTagSinglePayload(void *value, unsigned cases, const void *type) {
  (void)cases;
  READS(value, enum_size(type));
}
void __tsan_witness_StoreEnumTagSinglePayload(void *value, unsigned tag, unsigned cases, const void *type) {
  (void)tag, (void)cases;
  WRITES(value, enum_size(type));
}
void __tsan_witness_GetEnumTag(void *value, const void *type) { READS(value, enum_size(type)); }
void __tsan_witness_DestructiveProjectEnumData(void *value, const void *type) {
  WRITES(value, enum_size(type));
}
void __tsan_witness_DestructiveInjectEnumTag(void *value, unsigned tag, const void *type) {
  (void)tag;
  WRITES(value, enum_size(type));
}
