import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutSerialize } from './withoutCookies.ts'

const hono = path.dirname(createRequire(import.meta.url).resolve('hono/client'))
const dist = hono.slice(0, hono.lastIndexOf('dist') + 'dist'.length)
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

describe('hono without cookies', () => {
  it('keeps all that its client imports', () => {
    const imports = /import \{([^}]*)\} from "\.\.\/utils\/cookie\.js"/.exec(
      read('client/client.js'),
    )
    expect(imports?.[1]?.trim()).toBe('serialize')
    const code = withoutSerialize(read('utils/cookie.js'), 'cookie.js')
    expect(code).toContain('export const serialize')
    expect(code.length).toBeLessThan(200)
  })

  it('says so when the module is another', () => {
    expect(() => withoutSerialize('export const one = 1', 'other.js')).toThrow(
      /other\.js exports no serialize/,
    )
  })
})
