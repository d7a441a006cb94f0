// Runs on any installed Node (20 or later), before installation: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const marker = path.join(root, 'node_modules/.admarket-installed')
const MINIMUM_NODE = [22, 22]
const STARTER_CHECK_MS = 1_000

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()

function install() {
  console.log('Installing the packages (once) ...')
  // Explicit, since npm omits the development packages when NODE_ENV is production.
  const done = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (done.status !== 0) {
    console.error(
      'The packages could not be installed. See the message above; then run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(marker, lockHash())
}

function scriptNode() {
  const bundled = path.join(root, 'node_modules/.bin/node')
  if (existsSync(bundled)) return bundled
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) {
    return process.execPath
  }
  console.error(
    `No bundled Node exists for ${process.platform}-${process.arch}. Please install Node ${MINIMUM_NODE.join('.')} or later (this is ${process.versions.node}).`,
  )
  process.exit(1)
}

/** Installs missing packages, runs a script with a recent enough Node and exits with its code. */
export function runScript(script, args = process.argv.slice(2)) {
  if (!isInstalled()) install()
  const node = scriptNode()
  const child = spawn(node, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  // A killed npm forwards no signal: once the parent is gone, nobody could stop the script.
  const starter = process.ppid
  setInterval(() => {
    if (process.ppid !== starter) child.kill('SIGTERM')
  }, STARTER_CHECK_MS).unref()
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
