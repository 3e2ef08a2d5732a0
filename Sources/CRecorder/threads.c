// Threads, their names, and the ends of both.
#if defined(__linux__)
#define _GNU_SOURCE
#include "recorder.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct start {
  void *(*body)(void *);
  void *argument;
  uint64_t places[4];
  int64_t asked;
  uint32_t maker;
  enum crecorder_kind kind;
};

static pthread_key_t at_end;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void thread_ends(void *nothing) {
  (void)nothing;
  recorder_add(CRECORDER_THREAD_ENDS, 0, 0);
}

static void make_key(void) { pthread_key_create(&at_end, thread_ends); }

static void *begin(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  recorder_add_call(start.asked, CRECORDER_THREAD_IS_MADE, start.maker, recorder_thread(), start.places);
  recorder_add(start.kind, 0, 0);
  pthread_once(&once, make_key);
  pthread_setspecific(at_end, (void *)1);
  return start.body(start.argument);
}

INSTEAD_OF(
    int, pthread_create, pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  struct start *start = malloc(sizeof *start);
  if (!start) return REAL(pthread_create)(thread, attributes, body, argument);
  bool is_worker = recorder_is_dispatch((void *)body);
  *start = (struct start){
      .body = body, .argument = argument, .asked = recorder_now(), .maker = recorder_thread(),
      .kind = is_worker ? CRECORDER_WORKER_BEGINS : CRECORDER_THREAD_BEGINS};
  recorder_places(CALLER, start->places);
  int error = REAL(pthread_create)(thread, attributes, begin, start);
  if (error != 0) free(start);
  return error;
}

INSTEAD_OF(int, pthread_setname_np, pthread_t thread, const char *name) {
  if (pthread_equal(thread, pthread_self())) recorder_add_named(CRECORDER_THREAD_IS_NAMED, 0, 0, name);
  return REAL(pthread_setname_np)(thread, name);
}
#endif
