import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Allowed values of a property: types by name, and kinds of plain values ("string", "number"). */
interface Accepted {
  names: readonly string[]
  meant: ReadonlySet<string>
}

/** Own and inherited properties of a schema.org type; undefined for an unknown type. */
export type Vocabulary = (type: string) => ReadonlyMap<string, Accepted> | undefined

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([\w<>, ]+?))? \{\n(.*?)^\}/gms
const PROPERTY = /^ {4}"([^"]+)"\?: SchemaValue<([^,]+),/gm
const UNION = /^export type (\w+) = ([^;]+);$/gm
const LEAF = /Leaf$/

const namesIn = (list: string | undefined, separator: string): string[] =>
  (list ?? '')
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '')

interface Declared {
  bases: readonly string[]
  own: ReadonlyMap<string, readonly string[]>
}

function declaredIn(text: string): ReadonlyMap<string, Declared> {
  return new Map(
    [...text.matchAll(INTERFACE)].map(([, name = '', bases, body = '']) => {
      const own = [...body.matchAll(PROPERTY)].map(
        ([, property = '', values]) => [property, namesIn(values, '|')] as const,
      )
      return [name, { bases: namesIn(bases, ','), own: new Map(own) }]
    }),
  )
}

/** Reads the vocabulary from the package of types generated from schema.org's files. */
export function readVocabulary(): Vocabulary {
  const main = createRequire(import.meta.url).resolve('schema-dts')
  const text = readFileSync(main.replace(/\.js$/, '.d.ts'), 'utf8')
  const declared = declaredIn(text)
  const unions = new Map(
    [...text.matchAll(UNION)].map(([, name = '', of]) => [name, namesIn(of, '|')]),
  )
  const inherited = (name: string): (readonly [string, readonly string[]])[] => {
    const found = declared.get(name)
    return found ? [...found.bases.flatMap(inherited), ...found.own] : []
  }
  const expand = (name: string, into: Set<string>): Set<string> => {
    if (into.has(name)) return into
    into.add(name.replace(LEAF, ''))
    for (const one of unions.get(name) ?? []) expand(one, into)
    return into
  }
  const meant = kept((name) => expand(name, new Set()))
  return kept((type) => {
    if (!declared.has(`${type}Leaf`)) return undefined
    const accepted = inherited(`${type}Leaf`).map(([property, names]) => {
      return [property, { names, meant: new Set(names.flatMap((one) => [...meant(one)])) }] as const
    })
    return new Map(accepted)
  })
}

/** Memoizes a computation by name. */
function kept<T>(compute: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const value = compute(name)
    known.set(name, value)
    return value
  }
}

const DAY = /^\d{4}-\d\d-\d\d$/
const DAYS = new Set(['Date', 'DateTime'])

/** Errors in structured data by schema.org's vocabulary; empty if it is valid. */
export function problemsOf(node: object, vocabulary: Vocabulary): string[] {
  const type: unknown = '@type' in node ? node['@type'] : undefined
  const properties = typeof type === 'string' ? vocabulary(type) : undefined
  if (!properties) return [`there is no type ${JSON.stringify(type)}`]
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]: [string, unknown]) => {
      const accepted = properties.get(name)
      if (!accepted) return [`${String(type)} has no ${name}`]
      const values: unknown[] = Array.isArray(value) ? value : [value]
      return values
        .flatMap((one) => valueProblems(one, accepted, vocabulary))
        .map((problem) => `${String(type)}.${name}: ${problem}`)
    })
}

function valueProblems(value: unknown, { names, meant }: Accepted, vocabulary: Vocabulary) {
  if (typeof value === 'string' && names.every((name) => DAYS.has(name)))
    return DAY.test(value) ? [] : [`${value} is no day`]
  if (typeof value !== 'object' || value === null)
    return meant.has(typeof value) ? [] : [`no ${typeof value} can stand here`]
  const type: unknown = '@type' in value ? value['@type'] : undefined
  return [
    ...(meant.has(String(type)) ? [] : [`no ${String(type)} can stand here`]),
    ...problemsOf(value, vocabulary),
  ]
}
