import path from 'node:path'
import { DISTRICTS, FLAT_FOLDERS, FLAT_LIMIT, type Layer } from './districts.ts'
import { moduleImports } from './folderCircles.ts'

/** Files of a layer outside all districts. */
export function strayFiles(layer: Layer, files: readonly string[]): string[] {
  const known = new Set<string>([...DISTRICTS, ...(layer.besides ?? [])])
  return files
    .filter((file) => isIn(layer, file) && !known.has(firstFolder(layer, file)))
    .map((file) => `${file} is in no district of ${layer.folder}.`)
}

/** Imports within a layer from a later district. `modules`: texts by path. */
export function upwardImports(layer: Layer, modules: ReadonlyMap<string, string>): string[] {
  const own = [...modules].filter(([file]) => isIn(layer, file) && rank(layer, file) >= 0)
  return own.flatMap(([importer, text]) =>
    moduleImports(importer, text)
      .filter((imported) => isIn(layer, imported) && rank(layer, imported) > rank(layer, importer))
      .map((imported) => `${importer} imports ${imported}, which is in a later district.`),
  )
}

/** Folders with too many modules. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = Map.groupBy(files, (file) => path.posix.dirname(file))
  return [...counts]
    .filter(([folder, { length }]) => length > FLAT_LIMIT && !FLAT_FOLDERS.has(folder))
    .map(([folder, { length }]) => `${folder} holds ${length} files: at most ${FLAT_LIMIT}.`)
}

const isIn = ({ folder }: Layer, file: string) => file.startsWith(`${folder}/`)

const firstFolder = ({ folder }: Layer, file: string): string =>
  path.posix.relative(folder, file).split('/')[0] ?? ''

const rank = (layer: Layer, file: string): number =>
  DISTRICTS.findIndex((district) => district === firstFolder(layer, file))
