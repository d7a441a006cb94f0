import { env, exports } from 'cloudflare:workers'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '#worker/platform/log.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const ann = { firstName: 'Ann-Private', email: 'ann.private@example.com' }

const lines: string[] = []
const keep = (line: unknown) => void lines.push(String(line))

function listen() {
  lines.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(keep)
  }
}
afterEach(() => vi.restoreAllMocks())

describe('log', () => {
  it('reports a failed query without its values', () => {
    listen()
    const cause = new Error('D1_ERROR: no such table: accounts')
    const error = new DrizzleQueryError(
      'insert into accounts values (?, ?)',
      [ann.firstName, `${ann.email}\n at home`, 'params: x'],
      cause,
    )
    log('error', 'unexpected', { message: error.message, stack: error.stack })
    const [line = ''] = lines
    expect(line).toContain('insert into accounts values (?, ?)')
    expect(line).toContain('logs.test')
    expect(line).not.toMatch(/private|at home/i)
  })

  it('keeps personal data of a failing query out of every line and of the response', async () => {
    listen()
    await env.DB.prepare('alter table accounts rename to accounts_lost').run()
    const response = await exports.default.fetch('http://127.0.0.1:8787/api/registrations', {
      method: 'POST',
      headers: { ...fromOwnNetwork(), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...ann,
        lastName: 'Private',
        type: 'individual',
        password: 'a long test password',
      }),
    })
    const answer = await response.text()
    expect(response.status).toBe(500)
    expect(lines.join('\n')).toContain('no such table')
    expect(`${lines.join('\n')}${answer}`).not.toMatch(/private/i)
    expect(answer).not.toMatch(/select|accounts|stack/i)
  })

  it('names a request by its route, not by its URL', async () => {
    listen()
    await exports.default.fetch(
      'http://127.0.0.1:8787/api/orders/ord_000000000000000000000001?key=secret-key',
    )
    await exports.default.fetch(`http://127.0.0.1:8787/api/${ann.email}`)
    const routes = lines.flatMap((line) => (JSON.parse(line) as { route?: string }).route ?? [])
    expect(routes).toEqual(['/api/orders/:id', '/api/*'])
    expect(lines.join('\n')).not.toMatch(/private|secret-key/)
  })
})
