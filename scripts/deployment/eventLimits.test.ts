import { expect, it } from 'vitest'
import { EVENT_LIMITS } from '#domain/delivery/counting/eventLimits.ts'
import { configOf, ENVIRONMENTS } from './environments.ts'

it.each([undefined, ...ENVIRONMENTS])(
  'wrangler.toml has the limits on events (%s)',
  (environment) => {
    const limits = new Map(
      (configOf(environment).ratelimits ?? []).map(({ name, simple }) => [name, simple]),
    )
    for (const { binding, perMinute } of Object.values(EVENT_LIMITS))
      expect(limits.get(binding)).toEqual({ limit: perMinute, period: 60 })
  },
)
