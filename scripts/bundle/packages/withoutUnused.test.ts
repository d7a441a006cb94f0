import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../../project/paths.ts'
import { withStandIns } from './withoutUnused.ts'

const packages = (file: string) => inRoot(path.join('node_modules', file))

/** The module, an importing module, and the import. */
const MODULES = [
  [
    'socket.io-parser/build/esm/is-binary.js',
    'socket.io-parser/build/esm/index.js',
    './is-binary.js',
  ],
  ['socket.io-parser/build/esm/binary.js', 'socket.io-parser/build/esm/index.js', './binary.js'],
  [
    'engine.io-parser/build/esm/contrib/base64-arraybuffer.js',
    'engine.io-parser/build/esm/decodePacket.browser.js',
    './contrib/base64-arraybuffer.js',
  ],
  ['hono/dist/utils/cookie.js', 'hono/dist/client/client.js', '../utils/cookie.js'],
  [
    'react-router/dist/production/lib/router/instrumentation.js',
    'react-router/dist/production/lib/router/router.js',
    './instrumentation.js',
  ],
  [
    'react-router/dist/production/lib/router/instrumentation.js',
    'react-router/dist/production/lib/server-runtime/server.js',
    '../router/instrumentation.js',
  ],
] as const

describe.each(MODULES)(
  '%s without the parts that pages never call, as %s imports it',
  (module, importer, specifier) => {
    const code = withStandIns(readFileSync(packages(module), 'utf8'), packages(module))

    it('keeps all imported names', () => {
      const lines = readFileSync(packages(importer), 'utf8').split('\n')
      const line = lines.find((one) => one.endsWith(`from "${specifier}";`)) ?? ''
      const names = (/\{([^}]*)\}/.exec(line)?.[1] ?? '').split(',').map((name) => name.trim())
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(code).toContain(`export const ${name} = `)
    })

    it('weighs next to nothing', () => expect(code.length).toBeLessThan(400))
  },
)

it('fails if the module has other exports', () => {
  const module = packages('hono/dist/utils/cookie.js')
  expect(() => withStandIns('export { other };', module)).toThrow(/does not export serialize/)
})
