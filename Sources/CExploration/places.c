// The learner's places on the stack that runs, found by frame pointers.
#define _GNU_SOURCE
#include "stacks.h"
#include <dlfcn.h>

// The outermost frame of a stack has no caller, whatever its words say.
static inline bool is_frame(const uintptr_t *frame) {
  return frame != NULL && cexploration_is_on_stack((uintptr_t)frame);
}

int cexploration_learner_places(uintptr_t *places, int most) {
  uintptr_t from = cexploration_image_from, to = cexploration_image_to;
  uintptr_t *frame = __builtin_frame_address(0);
  int count = 0;
  for (int depth = 0; depth < 48 && count < most && is_frame(frame); depth++) {
    uintptr_t place = frame[1];
    if (cexploration_is_within(place, from, to)) places[count++] = place;
    // An asynchronous frame marks its saved frame pointer in bit 60.
    uintptr_t *next = (uintptr_t *)(frame[0] & ~(1ull << 60));
    if (next <= frame) break;
    frame = next;
  }
  return count;
}

// The checker's own code, and the standard library, with what it has for unoptimised programs in a file of its own: a
// specialised append, for example.
static uintptr_t own_from, own_to, library_from, library_to, support_from, support_to;
extern void swift_release(void *) __attribute__((weak));

// Where a library's code lies that is loaded already and has a symbol; else from and to stay 0.
static void find_image(const char *library, const char *symbol, uintptr_t *from, uintptr_t *to) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (handle == NULL) return;
  cexploration_image_of(dlsym(handle, symbol), from, to);
  dlclose(handle);
}

// Libraries of the toolchain that are built with frame pointers, as the disassembled ones of Swift 6.3 for Linux show
// (`Scripts/list-frame-pointers`), besides the two above.
static const char *const framed[][2] = {
  {"libswift_Concurrency.so", "swift_job_run"}, {"libdispatch.so", "_dispatch_main_q"},
  {"libFoundation.so", "$s10Foundation8NSObjectCMn"},
  {"libFoundationEssentials.so", "$s20FoundationEssentials4DateVMn"}};
enum { framed_count = sizeof framed / sizeof framed[0] };
static uintptr_t framed_from[framed_count], framed_to[framed_count];

static void find_images(void) {
  if (own_to != 0) return;
  cexploration_image_of((void *)cexploration_learner_place, &own_from, &own_to);
  cexploration_image_of((void *)swift_release, &library_from, &library_to);
  find_image("libswiftSwiftOnoneSupport.so", "$sSa6appendyyxnFSi_Tg5", &support_from, &support_to);
  for (int i = 0; i < framed_count; i++)
    find_image(framed[i][0], framed[i][1], &framed_from[i], &framed_to[i]);
}

// Whether code at a place has a frame pointer, so that its caller's address is where the frame says.
static bool has_frame_pointer(uintptr_t place) {
  if (cexploration_is_within(place, own_from, own_to) || cexploration_is_within(place, library_from, library_to)
    || cexploration_is_within(place, support_from, support_to)) return true;
  for (int i = 0; i < framed_count; i++)
    if (cexploration_is_within(place, framed_from[i], framed_to[i])) return true;
  return false;
}

uintptr_t cexploration_outside_library(uintptr_t place, const uintptr_t *frame) {
  find_images();
  for (int depth = 0; depth < 16; depth++) {
    if (!cexploration_is_within(place, library_from, library_to)
      && !cexploration_is_within(place, support_from, support_to)) return place;
    if (!is_frame(frame)) return 0;
    place = frame[1];
    // The library has frame pointers; an asynchronous frame marks its saved one in bit 60.
    const uintptr_t *next = (const uintptr_t *)(frame[0] & ~(1ull << 60));
    if (next <= frame) return 0;
    frame = next;
  }
  return 0;
}

bool cexploration_is_for_own_code(uintptr_t place, const uintptr_t *frame) {
  place = cexploration_outside_library(place, frame);
  return cexploration_is_within(place, own_from, own_to);
}

// Whether a word on the stack is an address behind a call, and not that of a function or of data.
static bool follows_call(uintptr_t place) {
#if defined(__x86_64__)
  const unsigned char *code = (const unsigned char *)place;
  return code[-5] == 0xe8 || code[-2] == 0xff || code[-3] == 0xff || code[-6] == 0xff || code[-7] == 0xff;
#else
  uint32_t before = *(const uint32_t *)(place - 4);
  return before >> 26 == 0x25 || (before & 0xfffffc1f) == 0xd63f0000;
#endif
}

uintptr_t cexploration_learner_place(void) {
  uintptr_t from = cexploration_image_from, to = cexploration_image_to;
  if (from == 0) return 0;
  find_images();
  uintptr_t *frame = __builtin_frame_address(0);
  for (int depth = 0; depth < 48 && is_frame(frame); depth++) {
    if (cexploration_is_within(frame[1], from, to)) return frame[1];
    // An asynchronous frame marks its saved frame pointer in bit 60.
    uintptr_t *next = (uintptr_t *)(frame[0] & ~(1ull << 60));
    if (next <= frame || next - frame > 1 << 16) return 0;
    // A library built without frame pointers leaves its caller's address somewhere in between; other code has only old
    // words there, which may be addresses of earlier calls.
    for (uintptr_t *word = frame + 2; word < next && !has_frame_pointer(frame[1]); word++)
      if (cexploration_is_within(*word, from + 16, to) && follows_call(*word)) return *word;
    frame = next;
  }
  return 0;
}
