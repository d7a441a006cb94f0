// Part of `npm run lint`: districts import only earlier ones, folders have no circular imports (types included), and no
// folder has too many files. The linter itself (import/no-cycle) only finds circular imports between files.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fullFolders, strayFiles, upwardImports } from './folders/districtFaults.ts'
import { DISTRICTS, LAYERS } from './folders/districts.ts'
import { folderCircles, folderImports, type FolderImport } from './folders/folderCircles.ts'
import { inRoot } from './project/paths.ts'

/** Roots whose folders may have no circular imports, besides each district. */
const ROOMS = [
  'domain',
  'database',
  'durable',
  'worker/operations',
  'client',
  'scripts',
  'test/support',
] as const

/** Roots whose folders have a limit of files. */
const TOP_FOLDERS = [
  'domain',
  'inspection',
  'content',
  'database',
  'durable',
  'worker',
  'client',
  'scripts',
  'test',
] as const

const FILES_SHOWN = 3

const modules = new Map(TOP_FOLDERS.flatMap((folder) => Array.from(modulesOf(folder))))
const files = [...modules.keys()]

const faults = [
  ...LAYERS.flatMap((layer) => strayFiles(layer, files)),
  ...LAYERS.filter(({ isForTests }) => !isForTests).flatMap((layer) =>
    upwardImports(layer, modules),
  ),
  ...fullFolders(files),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0)
  console.error('The districts and their order: scripts/folders/districts.ts, docs/architecture.md')

const circles = [
  ...ROOMS.flatMap((room) => circlesOf(room)),
  ...LAYERS.filter(({ isForTests }) => !isForTests).flatMap(({ folder }) =>
    DISTRICTS.flatMap((district) => circlesBetweenFolders(`${folder}/${district}`)),
  ),
]
for (const circle of circles) console.error(circle)
if (circles.length > 0)
  console.error('Folders form circles. Move what both need into a folder below, or to the top one.')

if (faults.length + circles.length > 0) process.exitCode = 1

function modulesOf(room: string): Map<string, string> {
  const names = readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' })
  const found = names
    .map((name) => path.posix.join(room, ...name.split(path.sep)))
    .filter((name) => /\.(ts|tsx)$/.test(name))
  if (found.length === 0) throw new Error(`There is no module in ${room}.`)
  return new Map(found.map((name) => [name, readFileSync(inRoot(name), 'utf8')]))
}

function circlesOf(room: string): string[] {
  const own = new Map([...modules].filter(([file]) => file.startsWith(`${room}/`)))
  return folderCircles(folderImports(room, own)).map((circle) => circleWords(room, circle))
}

/** A district's own files may import its folders and be imported by them; tests may import all of their district. */
function circlesBetweenFolders(district: string): string[] {
  const own = [...modules].filter(
    ([file]) => file.startsWith(`${district}/`) && !file.includes('.test.'),
  )
  const between = folderImports(district, new Map(own)).filter(
    ({ from, to }) => !from.includes('.') && !to.includes('.'),
  )
  return folderCircles(between).map((circle) => circleWords(district, circle))
}

function circleWords(room: string, circle: readonly FolderImport[]): string {
  const folders = circle.map(({ from }) => from)
  const lines = circle.flatMap(({ files: pairs }) => {
    const more = pairs.length - FILES_SHOWN
    const shown = pairs.slice(0, FILES_SHOWN).map(([from, to]) => `    ${from} imports ${to}`)
    return more > 0 ? [...shown, `    and ${more} more`] : shown
  })
  return [`${room}: ${[...folders, folders[0]].join(' → ')}`, ...lines].join('\n')
}
