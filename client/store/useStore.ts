import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/**
 * The state of a store, or a part of it that `select` returns: an existing part or a plain value,
 * not a new object each time.
 */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(
  store: Store<Value>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    store.watch,
    () => select(store.get()),
    () => select(store.initial),
  )
}
