import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeedTarget } from '../d1Seed.ts'
import { defaultPersistTo, openLocalDatabase } from '../localD1.ts'
import { executeRemotely } from '../remoteD1.ts'

type Row = Record<string, unknown>

/** Database whose inventory is read and changed. */
export interface InventoryDatabase {
  read(sql: string): Promise<Row[]>
  /** Runs all statements or, when one fails, none. */
  write(statements: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** The database of this machine, or a deployed one. */
export async function openInventoryDatabase(
  target: SeedTarget,
  configPath: string,
): Promise<InventoryDatabase> {
  if (target.kind === 'remote') return remoteDatabase(configPath, target.environment)
  return await openLocalDatabase(configPath, target.persistTo ?? defaultPersistTo(configPath))
}

function remoteDatabase(configPath: string, environment: string): InventoryDatabase {
  const execute = async (args: string[]) => await executeRemotely(configPath, environment, args)
  return {
    async read(sql) {
      const output = await execute(['--json', '--command', sql])
      return (JSON.parse(output) as { results: Row[] }[])[0]?.results ?? []
    },
    async write(statements) {
      const directory = mkdtempSync(join(tmpdir(), 'admarket-inventory-'))
      try {
        const file = join(directory, 'inventory.sql')
        writeFileSync(file, `${statements.join('\n')}\n`)
        await execute(['--yes', '--file', file])
      } finally {
        rmSync(directory, { recursive: true, force: true })
      }
    },
    close: async () => await Promise.resolve(),
  }
}
