import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { STATIC_SCRIPTS, staticHeaders } from '#domain/delivery/tags/staticScripts.ts'
import { browserScript, scriptText } from '../bundle/scriptText.ts'
import { inRoot, ROOT } from '../project/paths.ts'
import {
  OTHER_WORKERS,
  type OtherWorker,
  workerConfig,
  workerFolder,
  WORKERS,
} from '../project/workers.ts'

/** Sizes of a built Worker, in bytes: all modules, and those evaluated at start. */
export interface WorkerSize {
  gzipped: number
  /** Gzipped, without chunks that are imported on demand. */
  gzippedAtStart: number
}

/** Conditions by which workerd resolves packages. */
const CONDITIONS = ['workerd', 'worker', 'module', 'browser', 'production']

/** Bundles one of the Workers other than the site into build/. */
export async function buildWorker(worker: OtherWorker): Promise<WorkerSize> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [scriptText()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: true, resolve: { conditions: CONDITIONS } },
    build: {
      ssr: String(workerConfig(worker)['main']),
      outDir: workerFolder(worker),
      emptyOutDir: true,
      minify: true,
      target: 'es2024',
      rolldownOptions: {
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: 'index.js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const [bundle] = [result].flat()
  const chunks = bundle && 'output' in bundle ? bundle.output : []
  const codes = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const start = new Set<string>()
  const visit = (name: string) => {
    if (start.has(name)) return
    start.add(name)
    for (const next of codes.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next)
  }
  visit('index.js')
  const sizeOf = (names: (name: string) => boolean) =>
    codes
      .filter(({ fileName }) => names(fileName))
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  return { gzipped: sizeOf(() => true), gzippedAtStart: sizeOf((name) => start.has(name)) }
}

/** Folder of the ad server's files. */
export const SERVE_FILES = inRoot('build/serve-files')

/** Writes the scripts that the platform serves without running the ad server, with their headers. */
export async function writeStaticScripts(): Promise<void> {
  rmSync(SERVE_FILES, { recursive: true, force: true })
  for (const script of STATIC_SCRIPTS) {
    const file = path.join(SERVE_FILES, script.path)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, (await browserScript(script.source)).text)
  }
  writeFileSync(path.join(SERVE_FILES, '_headers'), staticHeaders())
}

/** Maximum gzipped size of a Worker other than the site, which delays a tag in a new isolate. */
const MOST_BYTES = 1_000_000

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** Bundles the Workers other than the site. Raises an error if one is too large. */
export async function buildWorkers(): Promise<void> {
  for (const worker of OTHER_WORKERS) {
    const { gzipped, gzippedAtStart } = await buildWorker(worker)
    const size = `${kilobytes(gzipped)} gzipped, ${kilobytes(gzippedAtStart)} of it at its start`
    if (gzipped > MOST_BYTES)
      throw new Error(`${WORKERS[worker].title} has ${size}; at most ${kilobytes(MOST_BYTES)}.`)
    if (worker === 'serve') await writeStaticScripts()
    console.log(`Built ${WORKERS[worker].title}: ${size}.`)
  }
}
