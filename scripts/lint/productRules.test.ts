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
    'shared-promises',
    'header-names',
    'whole-characters',
    'media-traits',
    'id-patterns',
    'mail-subjects',
    'page-state',
    'data-tables',
    'locale-formats',
    'read-errors',
  ]
  const rules = Object.fromEntries(names.map((name) => [`product/${name}`, 'error']))
  const jsPlugins = [path.join(ROOT, 'scripts/lint/productRules.js')]
  await writeFile(
    path.join(folder, 'rules.json'),
    JSON.stringify({ jsPlugins, categories: {}, rules }),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Names of the rules that code violates. */
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

describe('a key consumed by an input method', () => {
  it.each([
    `const press = (event) => { if (event.key === 'Enter') send() }`,
    `const press = ({ key }) => { if (key !== 'Escape') return; leave() }`,
    `const press = (event) => { if (isComposing(event)) return; if (event.nativeEvent.isComposing) return }`,
  ])('requires a check of the input method: %s', async (code) => {
    expect(await broken(code)).toEqual(['composing-keys'])
  })

  it('is accepted if the input method is checked, and without a comparison of keys', async () => {
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
  ])('must be a NumberField: %s', async (code) => {
    expect(await broken(code)).toContain('one-number-field')
  })

  it('does not apply to a field for a code', async () => {
    expect(
      await broken(`const field = <TextField inputMode="numeric" autoComplete="one-time-code" />`),
    ).toEqual([])
  })
})

describe('a database connection', () => {
  it('is rejected outside the module that creates contexts', async () => {
    expect(
      await broken(
        `import { connect } from '#database/connection.ts'\nexport const db = (env) => connect(env.DB)`,
      ),
    ).toEqual(['context-database'])
  })

  it('is accepted as a type', async () => {
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

describe('content that a page loads', () => {
  it.each([
    `import { Skeleton } from '#client/ui/Skeleton.tsx'; export const wait = Skeleton`,
    `export function LoadingOrder() { return null }`,
    `export function OrderSkeleton() { return null }`,
    `import { RetryCallout } from '#client/ui/RetryCallout.tsx'; export const failed = RetryCallout`,
  ])('has the state of all pages: %s', async (code) => {
    expect(await broken(code)).toEqual(['page-state'])
  })

  it('may fail with its own error text', async () => {
    expect(
      await broken(
        `import { PageState } from '../PageState.tsx'\nimport { RetryCallout } from '#client/ui/RetryCallout.tsx'\nexport const both = [PageState, RetryCallout]`,
      ),
    ).toEqual([])
  })
})

describe('a table', () => {
  it.each([
    `export const list = <table><tbody /></table>`,
    `import { Cell } from '#client/ui/TableCells.tsx'; export const own = Cell`,
  ])('is a DataTable: %s', async (code) => {
    expect(await broken(code)).toEqual(['data-tables'])
  })
})

describe('a thrown value', () => {
  it.each([
    `export const words = (error) => error instanceof ProductError ? error.message : 'Not saved.'`,
    `export const fields = (error) => error instanceof ProductError ? (error.fields ?? []) : []`,
  ])('is read by asProductError: %s', async (code) => {
    expect(await broken(code)).toEqual(['read-errors'])
  })

  it('may be compared with a code and thrown on', async () => {
    const code = `export const pass = (error) => { if (!(error instanceof ProductError) || error.code !== 'slot_taken') throw error }`
    expect(await broken(code)).toEqual([])
  })
})

describe('a date or a number on a screen', () => {
  it.each([
    `export const day = new Intl.DateTimeFormat('en-US')`,
    `export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone`,
    `export const day = (at) => at.toLocaleDateString('en-US')`,
    `export const count = (value) => value.toLocaleString('en-US')`,
  ])('is formatted by the shared functions: %s', async (code) => {
    expect(await broken(code)).toEqual(['locale-formats'])
  })
})

describe('a promise that requests of an isolate would share', () => {
  it.each([
    `let index: Promise<string> | null = null; index?.then(show)`,
    `const known = new Map<string, Promise<string>>(); show(known)`,
    `export const known = new WeakMap<object, { reading: Promise<void> }>()`,
  ])('is rejected: %s', async (code) => {
    expect(await broken(code)).toEqual(['shared-promises'])
  })

  it.each([
    `let load: (() => Promise<string>) | null = null; show(load)`,
    `const known = new Map<string, string>(); show(known)`,
    `const read = (): string => { const one: Promise<string> | null = null; return show(one) }; read()`,
  ])(
    'does not apply to functions, complete values and what one request holds: %s',
    async (code) => {
      expect(await broken(code)).toEqual([])
    },
  )
})
