import { describe, expect, it } from 'vitest'
import { api } from '#worker/api.ts'
import { limitOf } from '#worker/middleware/rateLimit.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'

/** Routes for other servers, which authenticate by a signature instead of a capability. */
const SIGNED_ROUTES = new Set(['/webhooks/stripe'])

/** Reads no data and costs nothing. */
const FREE_ROUTES = new Set(['/health'])

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

  it('counts its callers', () => {
    const limits = api.routes.filter(({ handler }) => limitOf(handler) !== undefined)
    const unlimited = endpoints
      .filter(({ path }) => !SIGNED_ROUTES.has(path) && !FREE_ROUTES.has(path))
      .filter(({ method, path }) => {
        const onPath = limits.filter((limit) => covers(limit.path, path))
        return !onPath.some((limit) => limit.method === 'ALL' || limit.method === method)
      })
      .map(({ method, path }) => `${method} ${path}`)
    expect(unlimited).toEqual([])
  })
})
