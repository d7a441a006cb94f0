import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberDestination, consumeDestination } from './destination.ts'

function givenStorage(kept: string | null) {
  const values = new Map<string, string>(kept === null ? [] : [['amd_destination', kept]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  return values
}

afterEach(() => vi.unstubAllGlobals())

describe('page that a visitor wanted to open', () => {
  it('is one of our own pages, returned once', () => {
    givenStorage(null)
    rememberDestination('/en-US/my-orders?page=2')
    expect(consumeDestination()).toBe('/en-US/my-orders?page=2')
    expect(consumeDestination()).toBeNull()
  })

  it.each([
    'https://evil.example/en-US/',
    '//evil.example/en-US/',
    '/\\evil.example',
    '/en-USevil.example',
    'javascript:alert(1)',
    ' /en-US/my-orders',
  ])('is never on another site: %s', (path) => {
    const values = givenStorage(null)
    rememberDestination(path)
    expect(values.size).toBe(0)
    givenStorage(path)
    expect(consumeDestination()).toBeNull()
  })
})
