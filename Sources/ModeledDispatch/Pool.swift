import Exploration

/// The worker threads of Dispatch, shared by all of its queues: as many as the machine has cores, and
/// one more for each second in which all of them are blocked.
package let dispatchPool: WorkerPool = {
  let pool = WorkerPool(kind: .dispatchPool, width: 4, most: 255)
  Engine.shared.pools.append(pool)
  return pool
}()
