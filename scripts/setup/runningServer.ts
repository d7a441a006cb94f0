import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../project/paths.ts'

const FILE = inRoot('.wrangler/running-server-port')
const USUAL_PORTS = [8787, 5173]
const TIMEOUT_MS = 5_000

const portOf = (text: string | undefined): number[] => {
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port <= 65_535 ? [port] : []
}

/** Records the running server's port for other commands. Returns a function that deletes the record. */
export function recordPort(port: number, file = FILE): () => void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, String(port))
  return () => {
    if (notedPort(file).includes(port)) rmSync(file, { force: true })
  }
}

function notedPort(file: string): number[] {
  try {
    return portOf(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

async function isProduct(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok && ((await response.json()) as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}

/** Address of the product running on this machine, started from anywhere. Raises an error if none runs. */
export async function findRunningServer(file = FILE): Promise<string> {
  const ports = [...notedPort(file), ...portOf(process.env['PORT']), ...USUAL_PORTS]
  for (const port of new Set(ports)) {
    const origin = `http://127.0.0.1:${port}`
    if (await isProduct(origin)) return origin
  }
  throw new Error('The product does not run on this machine. Start it first: npm start')
}
