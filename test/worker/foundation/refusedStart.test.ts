import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import worker from '#test/support/foundation/wholeProduct.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

const EQUAL = 'e'.repeat(64)

it.each([
  ['the site', 'http://127.0.0.1:8787/api/health/deep'],
  ['the ad server', `http://${env.SERVE_HOST}/v/prd_1.xml`],
])(
  '%s refuses to serve with equal secrets, and logs their names without a value',
  async (_, url) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const bindings = {
      ...env,
      ENVIRONMENT: 'staging',
      SESSION_SECRET: EQUAL,
      SCREEN_KEY_SECRET: EQUAL,
    } as unknown as typeof env
    const execution = createExecutionContext()
    const response = await worker.fetch(new Request(url), bindings, execution)
    await waitOnExecutionContext(execution)
    expect(response.status).toBe(500)
    const lines = logged.mock.calls.flat().map(String).join('\n')
    expect(lines).toContain('AdMarket Direct cannot start')
    expect(lines).toContain('SCREEN_KEY_SECRET: must have another value than SESSION_SECRET')
    expect(lines + (await response.text())).not.toContain(EQUAL)
    logged.mockRestore()
  },
)
