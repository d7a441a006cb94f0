import { ProductError } from '#domain/foundation/errors/productError.ts'
import { createSignal } from '#client/store/store.ts'

/** Something fetched once and kept for as long as the page lives. */
export type ResourceState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'error'; error: ProductError }

export interface ResourceCache<Key, Value> {
  /** What is known now; never starts a request. */
  peek: (key: Key) => ResourceState<Value>
  /** Starts the request unless it runs, has succeeded or has failed. */
  want: (key: Key) => void
  /** Asks again after a failure. */
  retry: (key: Key) => void
  subscribe: (listener: () => void) => () => void
}

const LOADING = { status: 'loading' } as const

/** A cache over one loader; states keep their identity until they change. */
export function createResourceCache<Key extends string, Value>(
  load: (key: Key) => Promise<Value>,
): ResourceCache<Key, Value> {
  const states = new Map<Key, ResourceState<Value>>()
  const { tell, watch } = createSignal()

  const settle = (key: Key, state: ResourceState<Value>): void => {
    states.set(key, state)
    tell()
  }

  const start = async (key: Key): Promise<void> => {
    settle(key, LOADING)
    try {
      settle(key, { status: 'ready', value: await load(key) })
    } catch (error) {
      const known = error instanceof ProductError ? error : new ProductError('unknown')
      settle(key, { status: 'error', error: known })
    }
  }

  return {
    peek: (key) => states.get(key) ?? LOADING,
    want: (key) => {
      if (!states.has(key)) void start(key)
    },
    retry: (key) => {
      if (states.get(key)?.status === 'error') void start(key)
    },
    subscribe: watch,
  }
}
