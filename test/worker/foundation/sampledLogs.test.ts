import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLogged, LOGGED_SHARE } from '#worker/platform/sampledLog.ts'
import { requestKind } from '#worker/serve/requestKind.ts'

interface Line {
  event: string
  kind?: string
  route?: string
}

const lines: Line[] = []
function listen(chance: number) {
  lines.length = 0
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      lines.push(JSON.parse(String(line)) as Line)
    })
  vi.spyOn(Math, 'random').mockReturnValue(chance)
}
afterEach(() => vi.restoreAllMocks())

const requests = () => lines.filter(({ event }) => event === 'request')

describe('the sample of the logs', () => {
  it('has 0.1% of tags and beacons, all clicks, and all errors', () => {
    expect(isLogged('tag', 200, 0.0009)).toBe(true)
    expect(isLogged('tag', 200, 0.0011)).toBe(false)
    expect(isLogged('beacon', 204, 0.0011)).toBe(false)
    expect(isLogged('click', 302, 0.9999)).toBe(true)
    for (const kind of Object.keys(LOGGED_SHARE) as (keyof typeof LOGGED_SHARE)[])
      expect(isLogged(kind, 500, 0.9999)).toBe(true)
  })

  it.each([
    ['/t/prd_1/300x250.js', 'tag'],
    ['/a/prd_1/300x250', 'tag'],
    ['/v/prd_1.xml', 'tag'],
    ['/p/prd_1.json', 'tag'],
    ['/frame.js', 'tag'],
    ['/e/impression', 'beacon'],
    ['/plays', 'beacon'],
    ['/c', 'click'],
    ['/try/prd_1.html', 'other'],
    ['/player/prd_1~key', 'other'],
  ])('knows %s as %s', (path, kind) => {
    expect(requestKind(path)).toBe(kind)
  })

  it('leaves an ordinary beacon out, and has a request of the site in full', async () => {
    listen(0.5)
    await exports.default.fetch('http://serve.localhost:8787/e/impression?t=x')
    expect(requests()).toEqual([])
    await exports.default.fetch('http://127.0.0.1:8787/api/health')
    expect(requests()).toMatchObject([{ route: '/api/health' }])
  })

  it('has the sampled beacon without its token', async () => {
    listen(0.0001)
    await exports.default.fetch('http://serve.localhost:8787/e/impression?t=secret-token')
    expect(requests()).toMatchObject([{ kind: 'beacon', route: '/e/:kind' }])
    expect(JSON.stringify(lines)).not.toContain('secret-token')
  })
})
