import { spawn } from 'node:child_process'
import { ROOT } from '../project/paths.ts'

const LOCAL_ENVIRONMENT = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

/** Environment of every tool that we start: no prompts, no outside calls. */
export const toolEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...LOCAL_ENVIRONMENT,
  ...extra,
})

/** Runs a command quietly; returns its stdout. Raises with all of its output if it fails. */
export function runQuietly(
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: toolEnvironment(extra) })
    let output = ''
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(said)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`))
    })
  })
}

/**
 * Runs a command with its output shown; returns its exit code. Forwards SIGTERM and SIGHUP; Ctrl+C reaches the command
 * directly.
 */
export function runShown(command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...extra },
      stdio: 'inherit',
    })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    const wait = () => {}
    process.on('SIGTERM', pass).on('SIGHUP', pass).on('SIGINT', wait)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', pass).off('SIGHUP', pass).off('SIGINT', wait)
      resolve(code ?? 1)
    })
  })
}
