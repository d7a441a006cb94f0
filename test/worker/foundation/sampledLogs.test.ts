import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  LOGGED_SHARE,
  loggedShare,
  RefusalBudget,
  type RequestKind,
} from '#worker/platform/sampledLog.ts'
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

describe('sample of the logs', () => {
  const shareOf = (kind: RequestKind, status: number, chance: number) =>
    loggedShare({ kind, status }, { budget: new RefusalBudget(), nowMs: 0, chance })

  it('includes 0.1% of tags and beacons, all clicks, and all errors', () => {
    expect(shareOf('tag', 200, 0.0009)).toBe(0.001)
    expect(shareOf('tag', 200, 0.0011)).toBeNull()
    expect(shareOf('beacon', 204, 0.0011)).toBeNull()
    expect(shareOf('click', 302, 0.9999)).toBe(1)
    for (const kind of Object.keys(LOGGED_SHARE) as RequestKind[])
      for (const status of [400, 403, 404, 429, 500, 503])
        expect(shareOf(kind, status, 0.9999)).toBe(1)
  })

  it('limits a flood of refused requests to 60 a minute and the share of their kind', () => {
    const budget = new RefusalBudget()
    const logged = (nowMs: number, status = 404) =>
      Array.from({ length: 1_000 }, (_, n) =>
        loggedShare({ kind: 'beacon', status }, { budget, nowMs, chance: n / 1_000 }),
      ).filter((share) => share !== null)
    expect(logged(0)).toEqual(Array.from({ length: 60 }, () => 1))
    expect(logged(59_999)).toEqual([0.001])
    expect(logged(60_000)).toHaveLength(60)
    expect(logged(60_000, 500)).toHaveLength(1_000)
  })

  it('includes a refused beacon in full', async () => {
    listen(0.5)
    await exports.default.fetch('http://serve.localhost:8787/e/impression?t=x')
    expect(requests()).toMatchObject([{ kind: 'beacon', status: 400, share: 1 }])
  })

  it('includes every socket handshake by its kind, without its session', async () => {
    listen(0.5)
    const query = 'EIO=3&transport=websocket&session=secret-session'
    await exports.default.fetch(`http://127.0.0.1:8787/socket.io/?${query}`)
    expect(requests()).toMatchObject([{ kind: 'socket', route: '/socket.io/', status: 400 }])
    expect(JSON.stringify(lines)).not.toContain('secret-session')
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
  ])('classifies %s as %s', (path, kind) => {
    expect(requestKind(path)).toBe(kind)
  })

  it('omits an ordinary tag, and includes a request of the site in full', async () => {
    listen(0.5)
    await exports.default.fetch('http://serve.localhost:8787/frame.js')
    expect(requests()).toEqual([])
    await exports.default.fetch('http://127.0.0.1:8787/api/health')
    expect(requests()).toMatchObject([{ route: '/api/health' }])
  })

  it('includes the sampled beacon without its token', async () => {
    listen(0.0001)
    await exports.default.fetch('http://serve.localhost:8787/e/impression?t=secret-token')
    expect(requests()).toMatchObject([{ kind: 'beacon', route: '/e/:kind' }])
    expect(JSON.stringify(lines)).not.toContain('secret-token')
  })
})
