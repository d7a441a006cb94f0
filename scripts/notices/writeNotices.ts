/** Writes THIRD-PARTY.md. Run: npm run notices */
import { writeFileSync } from 'node:fs'
import { NOTICES_FILE, noticesText } from './noticesText.ts'

writeFileSync(NOTICES_FILE, noticesText())
