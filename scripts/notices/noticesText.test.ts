import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../project/paths.ts'
import { NOTICES_FILE, noticesText } from './noticesText.ts'

it('THIRD-PARTY.md matches the lockfile; else run npm run notices', () => {
  expect(readFileSync(NOTICES_FILE, 'utf8') === noticesText()).toBe(true)
})

it('names every production dependency of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const notices = readFileSync(NOTICES_FILE, 'utf8')
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !notices.includes(`| ${name} | ${version} |`),
  )
  expect(missing).toEqual([])
})
