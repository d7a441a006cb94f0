import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-rules-'))
  const names = [
    'composing-keys',
    'one-number-field',
    'context-database',
    'header-names',
    'whole-characters',
    'media-traits',
    'id-patterns',
    'mail-subjects',
  ]
  const rules = Object.fromEntries(names.map((name) => [`product/${name}`, 'error']))
  const jsPlugins = [path.join(ROOT, 'scripts/lint/productRules.js')]
  await writeFile(
    path.join(folder, 'rules.json'),
    JSON.stringify({ jsPlugins, categories: {}, rules }),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** The names of the rules that code breaks. */
async function broken(code: string): Promise<string[]> {
  const file = path.join(folder, 'code.tsx')
  await writeFile(file, code)
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint')
  const { stdout } = await promisify(execFile)(oxlint, [
    '-c',
    path.join(folder, 'rules.json'),
    file,
  ]).catch((failure: { stdout: string }) => failure)
  return [...stdout.matchAll(/product\(([\w-]+)\)/g)].map(([, name]) => name ?? '')
}

describe('a key that an input method takes', () => {
  it.each([
    `const press = (event) => { if (event.key === 'Enter') send() }`,
    `const press = ({ key }) => { if (key !== 'Escape') return; leave() }`,
    `const press = (event) => { if (isComposing(event)) return; if (event.nativeEvent.isComposing) return }`,
  ])('must be asked about: %s', async (code) => {
    expect(await broken(code)).toEqual(['composing-keys'])
  })

  it('is left alone where it is asked about, and where no key is compared', async () => {
    expect(
      await broken(
        `const press = (event) => { if (!isComposing(event) && event.key === 'Enter') send() }`,
      ),
    ).toEqual([])
    expect(await broken(`const found = items.find(({ key }) => key === 'total')`)).toEqual([])
  })
})

describe('a field for numbers', () => {
  it.each([
    `const field = <input type="number" />`,
    `const field = <TextField inputMode="decimal" />`,
    `const field = <TextField inputMode="numeric" />`,
    `import { NumberField } from 'react-aria-components'; NumberField()`,
    `import { NumberField } from 'react-aria-components/NumberField'; NumberField()`,
  ])('is NumberField alone: %s', async (code) => {
    expect(await broken(code)).toContain('one-number-field')
  })

  it('is no field for a code', async () => {
    expect(
      await broken(`const field = <TextField inputMode="numeric" autoComplete="one-time-code" />`),
    ).toEqual([])
  })
})

describe('a database connection', () => {
  it('is refused outside of the module that makes contexts', async () => {
    expect(
      await broken(
        `import { connect } from '#database/connection.ts'\nexport const db = (env) => connect(env.DB)`,
      ),
    ).toEqual(['context-database'])
  })

  it('may be named as a type', async () => {
    expect(
      await broken(
        `import type { Database } from '#database/connection.ts'\nexport type Db = Database`,
      ),
    ).toEqual([])
  })
})

describe('a header of ours', () => {
  it.each([
    `export const headers = { 'Idempotency-Key': key }`,
    `export const key = (c) => c.req.header('x-amd-order-key')`,
  ])('is named by a constant: %s', async (code) => {
    expect(await broken(code)).toEqual(['header-names'])
  })
})

describe('a medium', () => {
  it.each([
    `export const isBillboard = (line) => line.mediaType === 'dooh'`,
    `export const isVideo = (line) => 'ctv' !== line.mediaType`,
    `export const isMoving = (line) => ['ctv', 'online_video'].includes(line.mediaType)`,
    `export const ON_SCREENS = new Set(['dooh', 'ctv'])`,
  ])('is not compared by name: %s', async (code) => {
    expect(await broken(code)).toEqual(['media-traits'])
  })
})

describe('a text that a person typed', () => {
  it.each([
    `const shown = name.slice(0, MAX_NAME_LENGTH)`,
    `const shown = order.note.slice(0, LIMITS.note)`,
    `const shown = fileName.trim().substring(0, 60)`,
    `const cut = text.slice(0, maxLength)`,
    `const shown = \`\${title.slice(0, LONGEST - 1)}…\``,
    `const reason = \`Bank \${payer}\`.slice(0, 500)`,
    `const search = (address.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH)`,
    `const search = address.get('q')?.slice(0, 40)`,
  ])('is cut between characters: %s', async (code) => {
    expect(await broken(code)).toEqual(['whole-characters'])
  })

  it.each([
    `const first = names.slice(0, MOST_NAMES)`,
    `const local = address.slice(0, at)`,
    `const day = startDate.slice(0, 10)`,
    `const weekday = name.slice(0, 3)`,
  ])('leaves lists, positions and codes alone: %s', async (code) => {
    expect(await broken(code)).toEqual([])
  })
})

describe('a pattern of ids', () => {
  it.each([
    String.raw`export const isOrder = (id) => /^ord_\w+$/.test(id)`,
    `export const LINE = /^(lin_[0-9A-Za-z]{24})$/`,
  ])('is not written by hand: %s', async (code) => {
    expect(await broken(code)).toEqual(['id-patterns'])
  })
})

describe('the subject of a mail', () => {
  it.each([
    `export const lineOf = (mail) => mail.subject?.split(':')[0]`,
    `export const lineOf = ({ subject }) => subject.split(':')[0]`,
  ])('is not split by hand: %s', async (code) => {
    expect(await broken(code)).toEqual(['mail-subjects'])
  })
})
