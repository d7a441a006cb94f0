/** Tells whoever watches that something happened. */
export interface Signal<Event = void> {
  tell: (event: Event) => void
  /** Calls the listener for each event. Returns the function that removes it. */
  watch: (listener: (event: Event) => void) => () => void
}

/**
 * Creates a signal. `start` runs when the first listener is added; the function that it returns
 * runs when the last one is removed.
 */
export function createSignal<Event = void>(start?: () => (() => void) | void): Signal<Event> {
  const listeners = new Set<(event: Event) => void>()
  let stop: (() => void) | void
  return {
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
    watch: (listener) => {
      // Each watch is its own, also of one function twice.
      const own = (event: Event) => listener(event)
      listeners.add(own)
      if (listeners.size === 1) stop = start?.()
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stop?.()
      }
    },
  }
}

/** A value that changes, and is watched. For the frame of every page too, which does without jotai. */
export interface Store<Value> {
  get: () => Value
  /** The first value, which hydration starts with. */
  initial: Value
  /** Puts the next value in place; the same value again is no change. */
  change: (change: (value: Value) => Value) => void
  watch: Signal['watch']
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { tell, watch } = createSignal()
  let value = initial
  return {
    get: () => value,
    initial,
    change: (change) => {
      const next = change(value)
      if (Object.is(next, value)) return
      value = next
      tell()
    },
    watch,
  }
}
