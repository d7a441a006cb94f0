/** Writes the generated pages of docs/reference. Run: npm run docs:reference */
import { writeFileSync } from 'node:fs'
import { inRoot } from '../project/paths.ts'
import { referencePages } from './referencePages.ts'

for (const [path, text] of Object.entries(referencePages())) writeFileSync(inRoot(path), text)
