import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../project/paths.ts'

interface LockedPackage {
  version?: string
  license?: string
  dependencies?: Record<string, string>
}

/** The generated notice of the product's packages. */
export const NOTICES_FILE = inRoot('THIRD-PARTY.md')

const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i

const HEADING = `# Third-party packages

The packages that the product depends on in production, with their licenses, generated from the lockfile by \`npm run notices\`. The fonts of invoices carry their license in \`public/fonts/invoice\`; sources of data are on the product's credits page.

`

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/**
 * The location of a package's dependency: its own node_modules, or else those of the folders above.
 */
function resolvePlace(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  let folder = from
  for (;;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  }
}

/** Lockfile paths of all production dependencies, direct and indirect. */
function productionPlaces(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const places = new Set<string>([''])
  for (const from of places)
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const place = resolvePlace(packages, from, name)
      if (place) places.add(place)
    }
  return [...places].filter((place) => place !== '')
}

/** Texts of a package's license files, without differences made by editors. */
function licenseTexts(place: string): string[] {
  const folder = inRoot(place)
  if (!existsSync(folder)) throw new Error(`${place} is not installed. Run npm ci.`)
  return readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
}

/** The license by its SPDX name; older packages state it in package.json as a list. */
function licenseOf(place: string, locked: LockedPackage): string {
  if (locked.license) return locked.license
  const manifest = JSON.parse(readFileSync(inRoot(place, 'package.json'), 'utf8')) as {
    licenses?: { type: string }[]
  }
  const named = manifest.licenses?.map(({ type }) => type).join(' OR ')
  if (named) return named
  return licenseTexts(place).some((text) => text.includes('MIT')) ? 'MIT' : 'see below'
}

/** The notice: a table of packages with version and license, then each license text once. */
export function noticesText(): string {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const rows = new Set<string>()
  const holders = new Map<string, Set<string>>()
  for (const place of productionPlaces(packages).toSorted((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  )) {
    const locked = packages[place] ?? {}
    rows.add(`| ${nameOf(place)} | ${locked.version} | ${licenseOf(place, locked)} |`)
    for (const text of licenseTexts(place))
      holders.set(text, (holders.get(text) ?? new Set()).add(nameOf(place)))
  }
  const texts = [...holders].map(
    ([text, names]) => `## ${[...names].join(', ')}\n\n~~~~text\n${text}\n~~~~\n`,
  )
  return `${HEADING}| package | version | license |\n|---|---|---|\n${[...rows].join('\n')}\n\n${texts.join('\n')}`
}
