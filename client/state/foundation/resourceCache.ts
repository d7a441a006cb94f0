import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { createSignal } from '#client/store/store.ts'

/** State of a resource that is loaded once and cached while the page lives. */
export type ResourceState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'error'; error: ProductError }

export interface ResourceCache<Key, Value> {
  /** The current state; never starts a request. */
  peek: (key: Key) => ResourceState<Value>
  /** Starts the request, unless it is running or has finished. */
  want: (key: Key) => void
  /** Retries after a failure. */
  retry: (key: Key) => void
  subscribe: (listener: () => void) => () => void
}

const LOADING = { status: 'loading' } as const

/** A cache over one loader; a state stays the same object until it changes. */
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
      const known = asProductError(error)
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
