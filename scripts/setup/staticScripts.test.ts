import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STATIC_SCRIPTS, staticHeaders } from '#domain/delivery/tags/staticScripts.ts'
import { reachedModules } from '../folders/importGraph.ts'
import { inRoot } from '../project/paths.ts'

const handlers = [...reachedModules('worker/serve/entry.ts')]
  .filter((file) => file.startsWith('worker/serve/'))
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n')

it.each(STATIC_SCRIPTS)(
  '$path is a file, and the Worker sends the same response in development',
  (script) => {
    expect(handlers).toContain(`'${script.path}'`)
    expect(handlers).toContain(`'virtual:script/${script.source}'`)
    expect(staticHeaders()).toContain(`${script.path}\n  Cache-Control: ${script.cacheControl}\n`)
  },
)

it('every script of the ad server is a file', () => {
  const served = [...handlers.matchAll(/'virtual:script\/(\w+)'/g)].map(([, source = '']) => source)
  expect(STATIC_SCRIPTS.map(({ source }) => source).toSorted()).toEqual(served.toSorted())
})
