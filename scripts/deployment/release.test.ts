import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deepHealthCheck, hostHealthCheck, isLive } from './deepHealth.ts'
import { type ReleaseTools, uploadVersion } from './gradualRelease.ts'
import { release as releaseWorkers, type ReleaseRequest } from './release.ts'
import { lastReleased, NOT_UNDONE, previousVersion, rollBack } from './rollback.ts'
import { FakeWrangler, FakeWranglers } from './testing/FakeWrangler.ts'

/** The site under release: its health, and the versions and secrets of its requests. */
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
    tag: 'tag-1',
    checkHealth: deepHealthCheck({ siteUrl, workerName: 'shop', secret: 'health-1' }),
    log: (line: string) => void lines.push(line),
    wait: async (ms: number) => void waits.push(ms),
    stepMs,
  }
  let seeded = 0
  const request = {
    environment: 'production' as const,
    isAllAtOnce: false,
    loadSeeds: async () => {
      seeded += 1
    },
  }
  return { tools, request, lines, waits, seeds: () => seeded }
}

type SiteRequest = Pick<ReleaseRequest, 'environment' | 'isAllAtOnce' | 'loadSeeds'>

/** A release of only the site. */
const release = async (tools: ReleaseTools, request: SiteRequest) =>
  await releaseWorkers({
    ...request,
    wrangler: tools.wrangler,
    log: tools.log,
    workers: [{ name: 'site', tools, isLive: async () => await isLive(siteUrl) }],
  })

/** The site responds from the deployment on. */
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
      'deployments list --json',
      'versions view v1 --json',
      'versions upload --tag tag-1 --message Before: D1 bookmark bookmark-1',
      'deployments status --json',
      'versions view v1 --json',
      'd1 migrations apply DB --remote --env production',
      'd1 migrations apply DELIVERY_DB_0 --remote --env production',
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

  it('is checked at its preview address if the platform assigns one', async () => {
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

  it('gets no traffic when its preview is unhealthy', async () => {
    const fake = new FakeWrangler()
    fake.previewUrl = siteUrl
    const { tools, request } = given(fake, 0)
    site.isWell = false
    await expect(release(tools, request)).rejects.toThrow('serves nobody')
    expect(fake.traffic).toEqual({ v1: 100 })
  })

  it('returns all traffic when a step is unhealthy', async () => {
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

  it('returns all traffic when a part of the new version does not respond', async () => {
    const fake = new FakeWrangler()
    const { tools, request } = given(fake, 0)
    site.unread = ['book']
    await expect(release(tools, request)).rejects.toThrow(
      /At 0% the new version is not well: .*no facts from: book\. All traffic is back at v1/,
    )
    expect(fake.traffic).toEqual({ v1: 100 })
  })

  it('fails when the address serves something other than the health check', async () => {
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
      'The migrations of DB failed; the running versions are untouched: no such table',
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

  it('rejects a new object class along with other changes while the site is live', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = NEW_CLASS
    const { tools, request } = given(fake)
    await expect(release(tools, request)).rejects.toThrow('--all-at-once. Nothing was changed.')
    expect(fake.commands.join('\n')).not.toContain('migrations')
  })

  it('releases a new object class at once on request', async () => {
    const fake = new FakeWrangler()
    fake.uploadFails = NEW_CLASS
    const { tools, request } = given(fake)
    await release(tools, { ...request, isAllAtOnce: true })
    expect(fake.traffic).toEqual({ deployed: 100 })
  })

  it('fails after an unhealthy immediate deployment, and says how to continue', async () => {
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
    expect(fake.commands.at(-2)).toBe('deploy --tag tag-1 --message Before: D1 bookmark bookmark-1')
  })

  it('reports an uploaded version without an id from wrangler', async () => {
    const wrangler = async () => ({ code: 0, stdout: '', stderr: '', reports: [] })
    const { tools } = given(new FakeWrangler())
    await expect(uploadVersion({ ...tools, wrangler }, 'x')).rejects.toThrow(
      'could not be uploaded',
    )
  })
})

/** Three Workers on their first versions, and their release with one tag each. */
function givenThree(tags: Readonly<Record<'serve' | 'creatives' | 'site', string>>) {
  const workers = {
    serve: new FakeWrangler(),
    creatives: new FakeWrangler(),
    site: new FakeWrangler(),
  }
  const account = new FakeWranglers(workers)
  const { tools, request, lines } = given(workers.site, 0)
  const ill = new Set<string>()
  const toolsOf = (name: keyof typeof workers) => ({
    ...tools,
    wrangler: account.run,
    config: name,
    tag: tags[name],
    checkHealth: async () => (ill.has(name) ? `${name} is silent` : null),
  })
  const names = ['serve', 'creatives', 'site'] as const
  const run = async () =>
    await releaseWorkers({
      ...request,
      wrangler: account.run,
      log: tools.log,
      workers: names.map((name) => ({ name, tools: toolsOf(name), isLive: async () => true })),
    })
  const all = { serve: toolsOf('serve'), creatives: toolsOf('creatives'), site: toolsOf('site') }
  return { workers, account, run, lines, ill, tools: all }
}

const NEW_TAGS = { serve: 'tag-1', creatives: 'tag-1', site: 'tag-1' }

describe('a release of three Workers', () => {
  it('uploads all, migrates once, and moves their traffic one after the other: the ad server first', async () => {
    const { workers, account, run } = givenThree(NEW_TAGS)
    await run()
    const steps = account.changes.map((line) => line.replace(/ --.*$/, ''))
    expect(steps.slice(0, 5)).toEqual([
      'serve: versions upload',
      'creatives: versions upload',
      'site: versions upload',
      'd1 migrations apply DB',
      'd1 migrations apply DELIVERY_DB_0',
    ])
    expect(steps.filter((line) => line.endsWith('triggers deploy'))).toEqual([
      'serve: triggers deploy',
      'creatives: triggers deploy',
      'site: triggers deploy',
    ])
    for (const worker of Object.values(workers)) expect(worker.traffic).toEqual({ next1: 100 })
  })

  it('leaves unchanged Workers alone: a release of the site restarts no counter', async () => {
    const tags = { ...NEW_TAGS, serve: 'tag-0', creatives: 'tag-0' }
    const { workers, account, run, lines } = givenThree(tags)
    await run()
    expect(account.changes.filter((line) => /^(serve|creatives):/.test(line))).toEqual([])
    expect(lines).toContain('Unchanged: the ad server')
    expect(workers.serve.traffic).toEqual({ v1: 100 })
    expect(workers.site.traffic).toEqual({ next1: 100 })
  })

  it('stops at an unhealthy Worker: those after it serve their previous version', async () => {
    const { workers, run, ill } = givenThree(NEW_TAGS)
    ill.add('creatives')
    await expect(run()).rejects.toThrow('creatives is silent')
    expect(workers.serve.traffic).toEqual({ next1: 100 })
    expect(workers.creatives.traffic).toEqual({ v1: 100 })
    expect(workers.site.traffic).toEqual({ v1: 100 })
  })

  it('is rolled back as a whole, the site first, except unchanged Workers', async () => {
    const { run, tools } = givenThree({ ...NEW_TAGS, creatives: 'tag-0' })
    await run()
    expect(await lastReleased(tools)).toEqual(['site', 'serve'])
  })
})

describe('the health of a host other than the site', () => {
  it('is that of the requested version', async () => {
    given(new FakeWrangler())
    const check = hostHealthCheck({ origin: siteUrl, workerName: 'ads' })
    site.page = JSON.stringify({ ok: true, version: 'next1' })
    expect(await check({ id: 'next1', previewUrl: undefined })).toBeNull()
    expect(await check({ id: 'next2', previewUrl: undefined })).toContain('still version next1')
    site.page = '<h1>Welcome</h1>'
    expect(await check({ id: 'next1', previewUrl: undefined })).toContain('did not respond')
  })
})

describe('a rollback', () => {
  it('returns to the version that had all traffic before', async () => {
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

  it('returns from the middle of a release', async () => {
    const fake = new FakeWrangler()
    const { tools } = given(fake)
    await fake.run(['versions', 'deploy', 'v1@90', 'next1@10'])
    expect(await previousVersion(tools)).toBe('v1')
  })

  it('says that there is no earlier version', async () => {
    const { tools } = given(new FakeWrangler())
    await expect(previousVersion(tools)).rejects.toThrow('No earlier version')
  })

  it('lists changes that it does not undo', () => {
    expect(NOT_UNDONE.join('\n')).toMatch(
      /database[\s\S]*Durable Objects[\s\S]*payments[\s\S]*secrets/,
    )
  })
})
