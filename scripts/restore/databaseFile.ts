import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The SQLite file of the local D1 below a state folder. Raises when there is none. */
export function databaseFile(statePath: string): string {
  const folder = path.join(statePath, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite',
  )
  if (!file) throw new Error(`There is no database in ${statePath}.`)
  return path.join(folder, file)
}
