import type { Bindings } from '../../platform/env.ts'

/** Where the fonts of other scripts are: static files, loaded when a name needs them. */
const FOLDER = 'https://assets.local/fonts/invoice'

/** Each file with the letters it has, from and to. */
type FontIndex = Record<string, [from: number, to: number][]>

let index: Promise<FontIndex> | null = null

async function readFile({ ASSETS }: Pick<Bindings, 'ASSETS'>, name: string): Promise<Response> {
  const answer = await ASSETS.fetch(`${FOLDER}/${name}`)
  // A document is kept forever: better none now than one with letters missing.
  if (!answer.ok) throw new Error(`The font file ${name} answered ${answer.status}.`)
  return answer
}

async function readIndex(env: Pick<Bindings, 'ASSETS'>): Promise<FontIndex> {
  const answer = await readFile(env, 'index.json')
  return await answer.json<FontIndex>()
}

/** The font files that have these letters; a letter that none has is left out. */
export async function fontFilesOf(
  env: Pick<Bindings, 'ASSETS'>,
  letters: ReadonlySet<string>,
): Promise<Map<string, string>> {
  index ??= readIndex(env).catch((error: unknown) => {
    index = null
    throw error
  })
  const files = Object.entries(await index)
  const found = new Map<string, string>()
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const file = files.find(([, ranges]) => ranges.some(([from, to]) => code >= from && code <= to))
    if (file) found.set(letter, file[0])
  }
  return found
}

/** A font file. Raises when it cannot be read. */
export async function readFontFile(
  env: Pick<Bindings, 'ASSETS'>,
  file: string,
): Promise<ArrayBuffer> {
  return await (await readFile(env, file)).arrayBuffer()
}
