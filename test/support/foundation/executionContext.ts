import { createExecutionContext as newContext } from 'cloudflare:test'

const background = new WeakMap<ExecutionContext, Promise<unknown>[]>()

/** An execution context for `waitOnExecutionContext` below. */
export function createExecutionContext(): ExecutionContext {
  const execution = newContext()
  const pending: Promise<unknown>[] = []
  background.set(execution, pending)
  execution.waitUntil = (promise) => {
    pending.push(promise)
    // Its rejection is raised below.
    promise.catch(() => undefined)
  }
  return execution
}

/**
 * Waits for the background work of a context, and raises its first error. The test plug-in's own function abandons
 * work after 30 s, which a busy machine exceeds: the test then reads a state that the work has yet to write.
 */
export async function waitOnExecutionContext(execution: ExecutionContext): Promise<void> {
  const pending = background.get(execution)
  if (!pending) throw new Error('Make the context with createExecutionContext of this module.')
  while (pending.length > 0) await Promise.all(pending.splice(0))
}
