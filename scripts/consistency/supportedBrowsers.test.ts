import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SUPPORTED_BROWSERS } from '#content/wording/supportedBrowsers.ts'

it('the README lists the same browsers as the error screen', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(SUPPORTED_BROWSERS)
})
