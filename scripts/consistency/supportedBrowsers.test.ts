import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SUPPORTED_BROWSERS } from '#content/wording/supportedBrowsers.ts'

it('the README states the browsers that the error screen states', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(SUPPORTED_BROWSERS)
})
