import { describe, expect, it } from 'vitest'
import { api } from '#worker/api.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'

/** Called by other servers, which prove themselves by a signature instead of a capability. */
const SIGNED_ROUTES = new Set(['/webhooks/stripe'])

const covers = (guardPath: string, path: string) =>
  guardPath === path || (guardPath.endsWith('/*') && `${path}/`.startsWith(guardPath.slice(0, -1)))

describe('every route of the API', () => {
  const endpoints = api.routes.filter(({ method }) => method !== 'ALL')
  const guards = api.routes.filter(({ handler }) => capabilityOf(handler) !== undefined)

  it('exists', () => {
    expect(endpoints.length).toBeGreaterThan(5)
  })

  it('names the capability it needs', () => {
    const open = endpoints
      .filter(({ path }) => !SIGNED_ROUTES.has(path))
      .filter(({ path }) => !guards.some((guard) => covers(guard.path, path)))
      .map(({ method, path }) => `${method} ${path}`)
    expect(open).toEqual([])
  })
})
