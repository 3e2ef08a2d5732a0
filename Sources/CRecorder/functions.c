#include "CRecorder.h"

#include <stddef.h>

static const char *const functions[] = {
#if defined(__linux__)
    // queues.c
    "dispatch_block_create", "dispatch_block_create_with_qos_class", "dispatch_async", "dispatch_barrier_async",
    "dispatch_group_async", "dispatch_group_notify", "dispatch_after", "dispatch_source_set_event_handler",
    "dispatch_sync", "dispatch_barrier_sync", "dispatch_async_and_wait", "dispatch_barrier_async_and_wait",
    "dispatch_apply", "dispatch_async_f",
    // threads.c
    "pthread_create", "pthread_setname_np",
    // waits.c
    "dispatch_semaphore_wait", "dispatch_group_wait", "dispatch_block_wait", "pthread_mutex_lock",
    "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "pthread_cond_wait", "pthread_cond_timedwait", "pthread_join",
    "sem_wait", "nanosleep", "clock_nanosleep", "usleep", "sleep", "poll", "ppoll", "epoll_wait", "syscall",
    "dispatch_main",
    // tasks.c
    "swift_task_enterThreadLocalContext", "swift_task_exitThreadLocalContext", "swift_task_create",
    "swift_task_immediate", "swift_job_run", "swift_job_run_on_task_executor",
    "swift_job_run_on_serial_and_task_executor",
    "swift_asyncLet_begin",
#endif
    NULL,
};

const char *const *crecorder_functions(void) { return functions; }
