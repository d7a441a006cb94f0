// The bare object in workerd, with nothing between its sockets and the client. Arguments: port and state folder.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Readable } from 'node:stream'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { inRoot } from '../../project/paths.ts'

const [port = '', state = ''] = process.argv.slice(2)
const source = readFileSync(inRoot('scripts/bench/realtime/bare/bareObject.ts'), 'utf8')

const server = new Miniflare({
  ...convertV4MiniflareOptions({
    name: 'bare-object',
    cf: false,
    // Same as the product's.
    compatibilityDate: '2026-10-06',
    modulesRoot: '/',
    modules: [{ type: 'ESModule', path: '/bareObject.js', contents: stripTypeScriptTypes(source) }],
    durableObjects: {
      VISITOR: { className: 'BareVisitor', useSQLite: true },
      ROOM: { className: 'BareRoom', useSQLite: true },
    },
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
