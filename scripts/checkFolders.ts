// Part of `npm run lint`: no circle between the folders of a room, whichever files make it, types included. The linter
// itself (import/no-cycle) sees circles of files only.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { folderCircles, folderImports, type FolderImport } from './folders/folderCircles.ts'
import { inRoot } from './project/paths.ts'

/** Whose folders may form no circle. */
const ROOMS = [
  'domain',
  'database',
  'durable',
  'worker/operations',
  'client',
  'scripts',
  'test/support',
] as const

const FILES_SHOWN = 3

let count = 0
for (const room of ROOMS) {
  const circles = folderCircles(folderImports(room, modulesOf(room)))
  count += circles.length
  for (const circle of circles) console.error(circleWords(room, circle))
}
if (count > 0) {
  console.error('Folders form circles. Move what both need into a folder below, or to the top one.')
  process.exitCode = 1
}

function modulesOf(room: string): Map<string, string> {
  const names = readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' })
  const modules = names
    .map((name) => path.posix.join(room, ...name.split(path.sep)))
    .filter((name) => /\.(ts|tsx)$/.test(name))
  if (modules.length === 0) throw new Error(`There is no module in ${room}.`)
  return new Map(modules.map((name) => [name, readFileSync(inRoot(name), 'utf8')]))
}

function circleWords(room: string, circle: readonly FolderImport[]): string {
  const folders = circle.map(({ from }) => from)
  const lines = circle.flatMap(({ files }) => {
    const more = files.length - FILES_SHOWN
    const shown = files.slice(0, FILES_SHOWN).map(([from, to]) => `    ${from} imports ${to}`)
    return more > 0 ? [...shown, `    and ${more} more`] : shown
  })
  return [`${room}: ${[...folders, folders[0]].join(' → ')}`, ...lines].join('\n')
}
