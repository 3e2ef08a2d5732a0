// What each operation of an atomic does, as the function that the compiler calls for it (accesses.c).
#ifndef CEXPLORATION_ATOMICS_H
#define CEXPLORATION_ATOMICS_H

// One thread runs at a time, so that a plain operation is an atomic one here.
#define UPDATE(bits, type, name, expression)                                                       \
  type __tsan_atomic##bits##_##name(volatile type *a, type v, int order) {                         \
    bool t = atomic(a, bits / 8, 2, order, __builtin_return_address(0));                           \
    type old = *a;                                                                                 \
    *a = (type)(expression);                                                                       \
    atomic_done(t, a, *a == old ? 3 : 2, order);                                                   \
    return old;                                                                                    \
  }
// Whether an exchange happens is known only when it is too late to announce its ordering.
#define WEAKER(order, failure) ((order) < (failure) ? (order) : (failure))
#define EXCHANGE(bits, type, name)                                                                 \
  int __tsan_atomic##bits##_compare_exchange_##name(                                               \
    volatile type *a, type *expected, type v, int order, int failure) {                            \
    bool t = atomic(a, bits / 8, 2, WEAKER(order, failure), __builtin_return_address(0));          \
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
    bool t = atomic(a, bits / 8, 2, WEAKER(order, failure), __builtin_return_address(0));          \
    type old = *a;                                                                                 \
    bool same = old == expected;                                                                   \
    if (same) *a = v;                                                                              \
    atomic_done(t, a, same ? 2 : 0, same ? order : failure);                                       \
    return old;                                                                                    \
  }
// The sanitizer has none for these: the text of the module calls them.
#define EXTREMES(bits, type, signed_type)                                                          \
  UPDATE(bits, type, fetch_max, (signed_type)old > (signed_type)v ? old : v)                       \
  UPDATE(bits, type, fetch_min, (signed_type)old < (signed_type)v ? old : v)                       \
  UPDATE(bits, type, fetch_umax, old > v ? old : v)                                                \
  UPDATE(bits, type, fetch_umin, old < v ? old : v)
// An addition that traps where a number gets too large: two calls between which no lane runs.
#define CHECKED_UPDATE(bits, type)                                                                 \
  type __tsan_atomic##bits##_begin_update(volatile type *a, int order) {                           \
    atomic(a, bits / 8, 2, order, __builtin_return_address(0));                                    \
    return *a;                                                                                     \
  }                                                                                                \
  void __tsan_atomic##bits##_end_update(volatile type *a, type v, int order) {                     \
    type old = *a;                                                                                 \
    *a = v;                                                                                        \
    atomic_done(cexploration_is_told(), a, v == old ? 3 : 2, order);                               \
  }

#endif
