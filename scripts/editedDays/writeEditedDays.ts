// `npm run content:days`: writes the last change of each indexed page into content/editedDays.ts. An uncommitted file
// counts as changed today.
import { writeFileSync } from 'node:fs'
import { LOCALE } from '#content/sitePaths.ts'
import { inRoot } from '../project/paths.ts'
import { runQuietly } from '../setup/runCommand.ts'
import { EDITED_FILES } from './editedFiles.ts'

const DAY_LENGTH = 10

async function editedDay(files: readonly string[]): Promise<string> {
  const open = await runQuietly('git', ['status', '--porcelain', '--', ...files])
  if (open !== '') return new Date().toISOString().slice(0, DAY_LENGTH)
  const day = await runQuietly('git', ['log', '-1', '--format=%cs', '--', ...files])
  if (day === '') throw new Error(`No commit knows ${files.join(', ')}.`)
  return day.trim()
}

const lines: string[] = []
for (const [key, files] of EDITED_FILES) {
  const short = key.replace(`/${LOCALE}`, '')
  lines.push(`  '${short}': '${await editedDay(files)}',`)
}

writeFileSync(
  inRoot('content/editedDays.ts'),
  `import { LOCALE } from './sitePaths.ts'

/**
 * When what each findable page says was last changed, by its address after the locale. Written by
 * \`npm run content:days\`, from the history of its files.
 */
const EDITED_DAYS: Readonly<Record<string, string>> = {
${lines.join('\n')}
}

/** Last change of a page by its address; 'places' and 'products' share one each. */
export function dayOf(key: string): string {
  const day = EDITED_DAYS[key.replace(\`/\${LOCALE}\`, '')]
  if (day === undefined) throw new Error(\`No day is known for \${key}: run npm run content:days.\`)
  return day
}
`,
)
