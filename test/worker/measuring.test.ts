import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '#worker/index.ts'

async function asked(path: string, settings: Record<string, string>, init?: RequestInit) {
  const execution = createExecutionContext()
  const request = new Request(`http://127.0.0.1:8787${path}`, { redirect: 'manual', ...init })
  const response = await worker.fetch(request, { ...env, ...settings }, execution)
  await waitOnExecutionContext(execution)
  return response
}

const policyOf = async (settings: Record<string, string>) =>
  (await asked('/cart', settings)).headers.get('Content-Security-Policy') ?? ''

it('the policy for scripts opens the hosts of what is configured, and of nothing else', async () => {
  expect(await policyOf({})).not.toMatch(/google|clarity/)
  const analytics = await policyOf({ ANALYTICS_ID: 'G-1' })
  expect(analytics).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
  expect(analytics).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  expect(analytics).not.toContain('clarity')
  const recording = await policyOf({ SESSION_RECORDING_ID: 'c1' })
  expect(recording).toMatch(/script-src [^;]*https:\/\/\*\.clarity\.ms/)
  expect(recording).not.toContain('google')
})

it('what would be sent is recorded and shown on a development machine alone', async () => {
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
