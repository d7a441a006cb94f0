import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deepHealthCheck } from './deepHealth.ts'
import { type ReleaseTools, uploadVersion } from './gradualRelease.ts'
import { release } from './release.ts'
import { NOT_UNDONE, previousVersion, rollBack } from './rollback.ts'
import { FakeWrangler } from './testing/FakeWrangler.ts'

/** The site under release: its health, and with which version and secret it was asked for. */
const site = { isWell: true, isUp: true, unread: [] as string[], page: '', asked: [] as string[] }
let server: Server
let siteUrl = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!site.isUp) return request.destroy()
    const version = String(request.headers['cloudflare-workers-version-overrides'] ?? '')
    if (request.url === '/api/health/deep')
      site.asked.push(`${version} ${String(request.headers['x-health-secret'])}`)
    response.statusCode = request.url === '/api/health' || site.isWell ? 200 : 503
    return response.end(site.page || JSON.stringify({ unread: site.unread }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function given(fake: FakeWrangler, stepMs = 60_000) {
  Object.assign(site, { isWell: true, isUp: true, unread: [], page: '', asked: [] })
  const lines: string[] = []
  const waits: number[] = []
  const tools = {
    wrangler: fake.run,
    config: 'build/server/wrangler.production.json',
    checkHealth: deepHealthCheck({ siteUrl, workerName: 'shop', secret: 'health-1' }),
    log: (line: string) => void lines.push(line),
    wait: async (ms: number) => void waits.push(ms),
    stepMs,
  }
  let seeded = 0
  const request = {
    environment: 'production' as const,
    siteUrl,
    isAllAtOnce: false,
    loadSeeds: async () => {
      seeded += 1
    },
  }
  return { tools, request, lines, waits, seeds: () => seeded }
}

/** The site is up from the deployment on. */
const deployedBringsUp = (tools: ReleaseTools): ReleaseTools => ({
  ...tools,
  wrangler: async (args, options) => {
    if (args[0] === 'deploy') site.isUp = true
    return await tools.wrangler(args, options)
  },
})

describe('a release', () => {
  it('takes the bookmark, uploads, migrates, seeds, and moves the traffic in three steps', async () => {
    const fake = new FakeWrangler()
    const { tools, request, lines, waits, seeds } = given(fake)
    expect(await release(tools, request)).toBe('bookmark-1')
    expect(lines[0]).toContain('bookmark-1')
    expect(fake.commands).toEqual([
      'd1 time-travel info DB --json --env production',
      'versions upload --message Before: D1 bookmark bookmark-1',
      'deployments status --json',
      'd1 migrations apply DB --remote --env production',
      'versions deploy v1@100 next1@0 --yes --message Release at 0%',
      'versions deploy v1@90 next1@10 --yes --message Release at 10%',
      'versions deploy v1@50 next1@50 --yes --message Release at 50%',
      'versions deploy next1@100 --yes --message Release',
      'triggers deploy',
    ])
    expect(fake.traffic).toEqual({ next1: 100 })
    expect(seeds()).toBe(1)
    expect(site.asked.length).toBeGreaterThan(3)
    expect(new Set(site.asked)).toEqual(new Set(['shop="next1" health-1']))
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(3 * 60_000)
  })

  it('is checked at its preview address where the platform gives one', async () => {
    const fake = new FakeWrangler()
    fake.previewUrl = siteUrl
    const { tools, request } = given(fake, 0)
    await release(
      {
        ...tools,
        checkHealth: deepHealthCheck({
          siteUrl: 'http://127.0.0.1:9',
          workerName: 'shop',
          secret: 'health-1',
        }),
      },
      request,
    )
    expect(fake.commands.filter((command) => command.includes('next1@0'))).toEqual([])
    expect(fake.traffic).toEqual({ next1: 100 })
  })

  it('serves nobody when its preview is not well', async () => {
    const fake = new FakeWrangler()
    fake.previewUrl = siteUrl
    const { tools, request } = given(fake, 0)
    site.isWell = false
    await expect(release(tools, request)).rejects.toThrow('serves nobody')
    expect(fake.traffic).toEqual({ v1: 100 })
  })

  it('gives all traffic back where a step is not well', async () => {
    const fake = new FakeWrangler()
    const { tools, request } = given(fake)
    const wait = async () => {
      if (fake.traffic['next1'] === 50) site.isWell = false
    }
    await expect(release({ ...tools, wait }, request)).rejects.toThrow(
      /At 50% the new version is not well: .*503.*All traffic is back at v1/,
    )
    expect(fake.traffic).toEqual({ v1: 100 })
    expect(fake.commands).not.toContain('triggers deploy')
  })

  it('gives all traffic back where a part of the new version does not answer', async () => {
    const fake = new FakeWrangler()
    const { tools, request } = given(fake, 0)
    site.unread = ['book']
    await expect(release(tools, request)).rejects.toThrow(
      /At 0% the new version is not well: .*no facts from: book\. All traffic is back at v1/,
    )
    expect(fake.traffic).toEqual({ v1: 100 })
  })

  it('fails where the address serves something else than the health check', async () => {
    const fake = new FakeWrangler()
    const { tools, request } = given(fake, 0)
    site.page = '<h1>Welcome</h1>'
    await expect(release(tools, request)).rejects.toThrow('something else than health')
    expect(fake.traffic).toEqual({ v1: 100 })
  })

  it('leaves the running version alone when a migration fails', async () => {
    const fake = new FakeWrangler()
    fake.migrationFails = true
    const { tools, request, seeds } = given(fake)
    await expect(release(tools, request)).rejects.toThrow(
      'The migrations failed; the running version is untouched: no such table',
    )
    expect(fake.traffic).toEqual({ v1: 100 })
    expect(seeds()).toBe(0)
  })

  it('changes nothing when the upload fails', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = '✘ [ERROR] Too large'
    const { tools, request } = given(fake)
    await expect(release(tools, request)).rejects.toThrow('could not be uploaded: Too large')
    expect(fake.commands.join('\n')).not.toContain('migrations')
  })

  const NEW_CLASS = '✘ [ERROR] This Worker has a pending Durable Object migration'

  it('refuses a new object class beside other changes while the site is live', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = NEW_CLASS
    const { tools, request } = given(fake)
    await expect(release(tools, request)).rejects.toThrow('--all-at-once. Nothing was changed.')
    expect(fake.commands.join('\n')).not.toContain('migrations')
  })

  it('releases a new object class at once when asked to', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = NEW_CLASS
    const { tools, request } = given(fake)
    await release(tools, { ...request, isAllAtOnce: true })
    expect(fake.traffic).toEqual({ deployed: 100 })
  })

  it('fails after a deployment at once that is not healthy, and says how to go on', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = NEW_CLASS
    const { tools, request, waits } = given(fake)
    site.isWell = false
    await expect(release(tools, { ...request, isAllAtOnce: true })).rejects.toThrow(
      /not healthy: .*503.*npm run rollback -- production.*--all-at-once/s,
    )
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(60_000)
  })

  it.each([
    NEW_CLASS,
    '✘ [ERROR] You cannot upload a new version of a Worker that does not yet exist',
  ])('is all at once where nothing is live yet: %s', async (refusal) => {
    const fake = new FakeWrangler(null)
    fake.uploadFails = refusal
    const { tools, request } = given(fake)
    site.isUp = false
    await release(deployedBringsUp(tools), request)
    expect(fake.traffic).toEqual({ deployed: 100 })
    expect(fake.commands.at(-2)).toBe('deploy')
  })

  it('reports a version of an upload that wrangler gave no id for', async () => {
    const wrangler = async () => ({ code: 0, stdout: '', stderr: '', reports: [] })
    const { tools } = given(new FakeWrangler())
    await expect(uploadVersion({ ...tools, wrangler }, 'x')).rejects.toThrow(
      'could not be uploaded',
    )
  })
})

describe('a rollback', () => {
  it('goes back to the version that had all traffic before', async () => {
    const fake = new FakeWrangler()
    const { tools, request } = given(fake, 0)
    await release(tools, request)
    expect(await previousVersion(tools)).toBe('v1')
    await rollBack(tools, 'v1', 'Orders fail')
    expect(fake.traffic).toEqual({ v1: 100 })
    expect(fake.commands.at(-1)).toBe(
      'rollback v1 --yes --message Orders fail --durable-objects-code-update-mode immediate',
    )
  })

  it('goes back from the middle of a release', async () => {
    const fake = new FakeWrangler()
    const { tools } = given(fake)
    await fake.run(['versions', 'deploy', 'v1@90', 'next1@10'])
    expect(await previousVersion(tools)).toBe('v1')
  })

  it('says so when there is no earlier version', async () => {
    const { tools } = given(new FakeWrangler())
    await expect(previousVersion(tools)).rejects.toThrow('No earlier version')
  })

  it('says what it does not undo', () => {
    expect(NOT_UNDONE.join('\n')).toMatch(
      /database[\s\S]*Durable Objects[\s\S]*payments[\s\S]*secrets/,
    )
  })
})
