import type { Bindings } from '../../platform/env.ts'

/** Static font files of other scripts, loaded when a name needs them. */
const FOLDER = 'https://assets.local/fonts/invoice'

/** Ranges of letters in each file, from and to. */
type FontIndex = Record<string, [from: number, to: number][]>

/** Cached only once complete: a pending load can end with the request that started it. */
let index: FontIndex | null = null

async function readFile({ ASSETS }: Pick<Bindings, 'ASSETS'>, name: string): Promise<Response> {
  const answer = await ASSETS.fetch(`${FOLDER}/${name}`)
  // Documents are stored permanently: a failure now is better than missing letters.
  if (!answer.ok) throw new Error(`The font file ${name} answered ${answer.status}.`)
  return answer
}

async function readIndex(env: Pick<Bindings, 'ASSETS'>): Promise<FontIndex> {
  const answer = await readFile(env, 'index.json')
  return await answer.json<FontIndex>()
}

/** Font files that contain these letters; skips letters that no file has. */
export async function fontFilesOf(
  env: Pick<Bindings, 'ASSETS'>,
  letters: ReadonlySet<string>,
): Promise<Map<string, string>> {
  index ??= await readIndex(env)
  const files = Object.entries(index)
  const found = new Map<string, string>()
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const file = files.find(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to))
    if (file) found.set(letter, file[0])
  }
  return found
}

/** A font file. Raises if it cannot be read. */
export async function readFontFile(
  env: Pick<Bindings, 'ASSETS'>,
  file: string,
): Promise<ArrayBuffer> {
  return await (await readFile(env, file)).arrayBuffer()
}
