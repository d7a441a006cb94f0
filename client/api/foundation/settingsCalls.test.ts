import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const answers: (() => Promise<Response>)[] = []
const ask = vi.fn<() => Promise<Response>>(async () => {
  const next = answers.shift()
  if (!next) throw new Error('Nobody was to ask again.')
  return await next()
})

const settings = async () => Response.json({ visitorCountry: 'CA' })
const refusal = async () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  vi.resetModules()
  ask.mockClear()
  vi.stubGlobal('fetch', ask)
})

afterEach(() => {
  answers.length = 0
  vi.unstubAllGlobals()
})

it('requests the settings once for all callers', async () => {
  answers.push(settings)
  const { getSettings } = await import('./settingsCalls.ts')
  const [one, other] = await Promise.all([getSettings(), getSettings()])
  expect(one).toEqual({ visitorCountry: 'CA' })
  expect([other, await getSettings()]).toEqual([one, one])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('requests them again after a failure', async () => {
  answers.push(refusal, settings)
  const { getSettings } = await import('./settingsCalls.ts')
  await expect(getSettings()).rejects.toMatchObject({ code: 'unavailable' })
  expect(await getSettings()).toEqual({ visitorCountry: 'CA' })
})
