// The built Worker in workerd, with nothing between its sockets and the client. Arguments: port and state folder.
import { globSync, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { inRoot } from '../../project/paths.ts'

const [port = '', state = ''] = process.argv.slice(2)
const BUILT = inRoot('build/server')
const NAME = 'admarket-direct'

// Counts object wake-ups and received frames from outside; the product does not know of it.
const COUNTING = `
import product, * as built from './index.js'
let wakeUps = 0
let frames = 0
const counted = (Built) => class extends Built {
  constructor(ctx, env) {
    super(ctx, env)
    wakeUps += 1
  }
  webSocketMessage(...args) {
    frames += 1
    return super.webSocketMessage(...args)
  }
}
export class VisitorSession extends counted(built.VisitorSession) {}
export class AdminRoom extends counted(built.AdminRoom) {}
export default {
  fetch: (request, env, ctx) =>
    new URL(request.url).pathname === '/counts'
      ? Response.json({ wakeUps, frames })
      : product.fetch(request, env, ctx),
}
`

const { workerOptions } = workerOptionsOf(inRoot('build/server/wrangler.json'))
const { assets: _pagesAreNotServed, ...options } = workerOptions
const module = (path: string, contents: string) => ({
  type: 'ESModule' as const,
  path: `${BUILT}/${path}`,
  contents,
})

const server = new Miniflare({
  ...convertV4MiniflareOptions({
    ...options,
    name: NAME,
    cf: false,
    stripCfConnectingIp: false,
    modulesRoot: BUILT,
    modules: [
      module('counting.js', COUNTING),
      ...globSync('**/*.js', { cwd: BUILT }).map((file) =>
        module(file, readFileSync(`${BUILT}/${file}`, 'utf8')),
      ),
    ],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: Number(port) }],
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume()
      stderr.pipe(process.stderr)
    },
  }),
  resourcePersistencePath: `${state}/v3`,
})
process.once('SIGTERM', () => void server.dispose().then(() => process.exit(0)))
await server.ready
console.log('ready')
