import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mediaAtPlaces, MEDIA_TABLE_FILE } from './mediaAtPlaces.ts'

it('matches the docs: npm run seed:media-table rewrites them', () => {
  expect(readFileSync(MEDIA_TABLE_FILE, 'utf8')).toBe(mediaAtPlaces())
})
