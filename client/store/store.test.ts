import { expect, it, vi } from 'vitest'
import { createSignal, createStore } from './store.ts'

it('a store notifies its subscribers of each change, and only then', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const stop = store.watch(listener)
  store.change((value) => value + 1)
  store.change((value) => value)
  expect(store.get()).toBe(2)
  expect(store.initial).toBe(1)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.change(() => 5)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('a signal starts with its first watcher and ends with its last', () => {
  const stop = vi.fn<() => void>()
  const start = vi.fn<() => () => void>(() => stop)
  const signal = createSignal<string>(start)
  const heard: string[] = []
  const listener = (event: string) => void heard.push(event)
  const stopFirst = signal.watch(listener)
  const stopSecond = signal.watch(listener)
  signal.tell('once')
  expect(heard).toEqual(['once', 'once'])
  stopFirst()
  stopFirst()
  expect(stop).not.toHaveBeenCalled()
  stopSecond()
  expect(start).toHaveBeenCalledTimes(1)
  expect(stop).toHaveBeenCalledTimes(1)
})
