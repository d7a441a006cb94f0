/** Writes docs/lab/media-at-places.md from the seeds. Run: npm run seed:media-table */
import { writeFileSync } from 'node:fs'
import { mediaAtPlaces, MEDIA_TABLE_FILE } from './mediaAtPlaces.ts'

writeFileSync(MEDIA_TABLE_FILE, mediaAtPlaces())
