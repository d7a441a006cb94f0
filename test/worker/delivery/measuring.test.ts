import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { policyOf } from '#test/support/foundation/policyOf.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

async function asked(path: string, settings: Record<string, string>, init?: RequestInit) {
  const execution = createExecutionContext()
  const request = new Request(`http://127.0.0.1:8787${path}`, { redirect: 'manual', ...init })
  const response = await worker.fetch(request, { ...env, ...settings }, execution)
  await waitOnExecutionContext(execution)
  return response
}

/** The allowed sources of all directives, of scripts and of calls. */
async function hostsWith(settings: Record<string, string>) {
  const policy = policyOf(await asked('/cart', settings))
  const sources = (name: string) => policy.get(name) ?? []
  return {
    all: [...policy.values()].flat().join(' '),
    scripts: sources('script-src'),
    calls: sources('connect-src'),
  }
}

it('the script policy allows only the hosts of configured tools', async () => {
  expect((await hostsWith({})).all).not.toMatch(/google|clarity/)
  const analytics = await hostsWith({ ANALYTICS_ID: 'G-1' })
  expect(analytics.scripts).toContain('https://www.googletagmanager.com')
  expect(analytics.calls).toContain('https://*.google-analytics.com')
  expect(analytics.all).not.toContain('clarity')
  const recording = await hostsWith({ SESSION_RECORDING_ID: 'c1' })
  expect(recording.scripts).toContain('https://*.clarity.ms')
  expect(recording.all).not.toContain('google')
  const everything = await hostsWith({
    ANALYTICS_ID: 'G-1',
    SESSION_RECORDING_ID: 'c1',
    TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
  })
  expect(everything.scripts).toContain('https://www.googletagmanager.com')
})

it('measurements are recorded and shown on a development machine only', async () => {
  const path = '/en-US/development/analytics'
  const body = JSON.stringify({ name: 'view_item', params: { item: '<b>1</b>' } })
  const development = { ENVIRONMENT: 'development' }
  expect((await asked(path, development, { method: 'POST', body })).status).toBe(204)
  expect((await asked(path, development, { method: 'POST', body: '{}' })).status).toBe(400)
  const page = await asked(path, development)
  expect(page.headers.get('Set-Cookie')).toContain('amd_analytics_record=1')
  const text = await page.text()
  expect(text).toContain('view_item')
  expect(text).not.toContain('<b>1</b>')
  expect((await asked(path, {})).status).toBe(404)
  expect((await asked(path, {}, { method: 'POST', body })).status).toBe(404)
})
