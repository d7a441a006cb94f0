import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BOOK = 'content/sitePaths.ts'

const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

/**
 * An address with an explicit locale: "/en-US", "en-US/cart", `${origin}/en-US/…`, /^\/en-US/; other sites have their
 * own.
 */
const WRITTEN_OUT = /(?<!https:\/\/[\w.-]+)\/en-US\b|(?<![\w.-]\/)\ben-US\//

const sources = ['client', 'content', 'worker']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== BOOK)

it('is the only file that writes out an address of the site', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.filter((file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8')
    return WRITTEN_OUT.test(withoutComments(code))
  })
  expect(found, `Take these addresses from ${BOOK}: sitePath('cart'), planPath('ctv') …`).toEqual(
    [],
  )
})
