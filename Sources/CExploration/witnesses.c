// What generic code does to values through the tables of their types. The explorer adds a call of one
// of these before each such call, with the same arguments; `ValueWitness` in Checking has their names.
#include "stacks.h"
#include "values.h"

bool cexploration_understands_values(const void *type, size_t size, size_t stride) {
  const value_witnesses *known = witnesses_of(type);
  return known != NULL && known->size == size && known->stride == stride;
}

static inline size_t value_size(const void *type) { return witnesses_of(type)->size; }

// An enum around a type without any bytes may still have a second case.
static inline size_t enum_size(const void *type) {
  size_t size = witnesses_of(type)->size;
  return size > 0 ? size : 1;
}

// An enum with one payload has a byte more where the payload's bits cannot tell its other cases.
static inline size_t single_payload_size(const void *type, unsigned cases) {
  return witnesses_of(type)->size + (cases > witnesses_of(type)->extra_inhabitants);
}

// Where the tag of an enumeration with several payloads stands: behind the largest of them, whose size is a word of
// the metadata; 0 for a layout that has none.
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h, EnumMetadata and EnumDescriptor
static size_t tag_offset(const void *type) {
  enum { cases_and_offset = 20 };
  const uintptr_t *words = type;
  uint32_t word = *(const uint32_t *)((const char *)words[1] + cases_and_offset) >> 24;
  size_t offset = word == 0 ? 0 : words[word];
  return offset < witnesses_of(type)->size ? offset : 0;
}

bool cexploration_understands_tags(const void *type, size_t offset) {
  return tag_offset(type) == offset;
}

// What an existential keeps in place: the value, or the address of its box.
static inline size_t buffer_size(const void *type) {
  enum { is_not_inline = 0x00020000 };
  return witnesses_of(type)->flags & is_not_inline ? sizeof(void *) : witnesses_of(type)->size;
}

#define READS(address, size) cexploration_tell_access(address, size, false, HERE)
#define WRITES(address, size) cexploration_tell_access(address, size, true, HERE)

#define COPY(name, bytes)                                                                          \
  void __tsan_witness_##name(void *to, void *from, const void *type) {                             \
    READS(from, bytes(type));                                                                      \
    WRITES(to, bytes(type));                                                                       \
  }
COPY(InitializeBufferWithCopyOfBuffer, buffer_size)
COPY(InitializeWithCopy, value_size)
COPY(AssignWithCopy, value_size)

void __tsan_witness_Destroy(void *value, const void *type) {
  if (has_references(type)) WRITES(value, value_size(type));
}

// Where a value was taken away there is none.
#define TAKE(name)                                                                                 \
  void __tsan_witness_##name(void *to, void *from, const void *type) {                             \
    READS(from, value_size(type));                                                                 \
    if (has_references(type)) WRITES(from, value_size(type));                                      \
    WRITES(to, value_size(type));                                                                  \
  }
TAKE(InitializeWithTake)
TAKE(AssignWithTake)

void __tsan_witness_GetEnumTagSinglePayload(void *value, unsigned cases, const void *type) {
  // What only its own byte tells is no read of the payload, which may have atomic variables.
  size_t from = witnesses_of(type)->extra_inhabitants == 0 ? witnesses_of(type)->size : 0;
  READS((char *)value + from, single_payload_size(type, cases) - from);
}
void __tsan_witness_StoreEnumTagSinglePayload(void *value, unsigned tag, unsigned cases, const void *type) {
  (void)tag;
  WRITES(value, single_payload_size(type, cases));
}
void __tsan_witness_GetEnumTag(void *value, const void *type) { READS(value, enum_size(type)); }
void __tsan_witness_DestructiveProjectEnumData(void *value, const void *type) {
  WRITES(value, enum_size(type));
}
void __tsan_witness_DestructiveInjectEnumTag(void *value, unsigned tag, const void *type) {
  (void)tag;
  WRITES(value, enum_size(type));
}

// The payload is touched for itself, or has no bytes; a case without one changes the tag as well.
void __tsan_swift_getEnumCaseMultiPayload(void *value, const void *type) {
  size_t tag = tag_offset(type);
  READS((char *)value + tag, enum_size(type) - tag);
}
void __tsan_swift_storeEnumTagMultiPayload(void *value, const void *type, unsigned tag) {
  (void)tag;
  size_t offset = tag_offset(type);
  WRITES((char *)value + offset, enum_size(type) - offset);
}
