import { spawn } from 'node:child_process'
import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../project/paths.ts'

/** A wrangler command's output, and its machine-readable report. */
export interface WranglerResult {
  code: number
  stdout: string
  stderr: string
  /** Entries of wrangler's output file, such as the id of an uploaded version. */
  reports: readonly Readonly<Record<string, unknown>>[]
}

export interface WranglerOptions {
  /** Standard input of the command: secrets never appear in a command line. */
  input?: string
  /** Shows the output while the command runs. */
  isShown?: boolean
}

/** Runs a wrangler command. Resolves even if it fails: see `code`. */
export type Wrangler = (
  args: readonly string[],
  options?: WranglerOptions,
) => Promise<WranglerResult>

const readReports = (file: string): WranglerResult['reports'] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    : []

/** This checkout's wrangler, which answers prompts with its defaults. */
export const localWrangler: Wrangler = (args, { input, isShown = false } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admarket-wrangler-'))
  const output = path.join(folder, 'output.jsonl')
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', args, {
      cwd: ROOT,
      env: {
        ...process.env,
        CI: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG: 'log',
        WRANGLER_OUTPUT_FILE_PATH: output,
      },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      if (isShown) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
      if (isShown) process.stderr.write(chunk)
    })
    child.stdin.end(input ?? '')
    child.on('error', reject)
    child.on('close', (code) => {
      const reports = readReports(output)
      rmSync(folder, { recursive: true, force: true })
      resolve({ code: code ?? 1, stdout, stderr, reports })
    })
  })
}

/** wrangler's last sentence, for our error message. */
export function failureOf({ stdout, stderr }: Pick<WranglerResult, 'stdout' | 'stderr'>): string {
  const lines = stripVTControlCharacters(`${stderr}\n${stdout}`)
    .split('\n')
    .map((line) => line.trim())
  const said = lines.find((line) => line.includes('[ERROR]'))
  return (said ?? lines.findLast((line) => line !== '') ?? 'no output').replace(
    /^.*\[ERROR\]\s*/,
    '',
  )
}

/** Runs a wrangler command and parses its JSON. Raises an error with the failure. */
export async function readJson<T>(wrangler: Wrangler, args: readonly string[]): Promise<T> {
  const result = await wrangler(args)
  if (result.code !== 0)
    throw new Error(`wrangler ${args.slice(0, 2).join(' ')}: ${failureOf(result)}`)
  return JSON.parse(result.stdout) as T
}
