import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mediaAtPlaces, MEDIA_TABLE_FILE } from './mediaAtPlaces.ts'

it('is the table of the docs: npm run seed:media-table writes it anew', () => {
  expect(readFileSync(MEDIA_TABLE_FILE, 'utf8')).toBe(mediaAtPlaces())
})
