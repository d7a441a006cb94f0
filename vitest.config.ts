import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { scriptText } from './scripts/bundle/scriptText.ts'
import { withoutTypegen } from './scripts/setup/withoutTypegen.ts'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

/** Stripe's source maps name files that its package leaves out: one warning for each of its 218 modules. */
const withoutStripeMaps: Plugin = {
  name: 'without-stripe-maps',
  load: {
    filter: { id: /\/node_modules\/stripe\/.*\.js$/ },
    handler: async (id) => ({
      code: (await readFile(id, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, ''),
      map: null,
    }),
  },
}

const NO_NODE_FILES = '\0no-node-files'

/** mediabunny's way to files of Node: its package has browsers, and so workerd, leave it out. Vitest stumbles over that. */
const withoutNodeFiles: Plugin = {
  name: 'without-node-files',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/node.js') && importer?.includes('/node_modules/mediabunny/')
      ? NO_NODE_FILES
      : undefined,
  load: (id) => (id === NO_NODE_FILES ? 'export const fs = undefined' : undefined),
}

/**
 * Only what hangs takes so long. With twenty processes waiting for two cores, what hashes ten passwords took over half a
 * minute, and fifty orders over one; and a law that fails needs time to find its least case.
 */
const TEST_TIMEOUT_MS = 240_000

/** For what happens in a moment, on a busy machine too. */
const LONGEST_WAIT_MS = 60_000

const PUBLIC_FOLDER = path.join(import.meta.dirname, 'public')
const CREATIVE_CORPUS_FOLDER = path.join(import.meta.dirname, 'test/fixtures/creatives')

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'domain/**/*.test.ts',
      'inspection/**/*.test.ts',
      'content/**/*.test.ts',
      'database/**/*.test.ts',
      'worker/serve/browser/**/*.test.ts',
      'client/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/chaos/**/*.test.ts',
      'test/restore/**/*.test.ts',
    ],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
  },
} satisfies TestProjectConfiguration

const worker = {
  plugins: [
    withoutStripeMaps,
    withoutNodeFiles,
    scriptText(),
    withoutTypegen(),
    reactRouter(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // workerd has no file system: the corpus of creatives comes by a service.
        serviceBindings: {
          CREATIVE_CORPUS: { disk: { path: CREATIVE_CORPUS_FOLDER, writable: false } },
          // Pages are built as files only after the tests: here each is rendered.
          ASSETS: { disk: { path: PUBLIC_FOLDER, writable: false } },
        },
        bindings: {
          ENVIRONMENT: 'test',
          // As a deployed one: the start refuses secrets that the repository shows.
          SESSION_SECRET: randomBytes(32).toString('hex'),
          SCREEN_KEY_SECRET: randomBytes(32).toString('hex'),
          SECOND_FACTOR_SECRET: randomBytes(32).toString('hex'),
          TEST_MIGRATIONS: await readD1Migrations(
            path.join(import.meta.dirname, 'database/migrations'),
          ),
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: process.env['BENCH_COUNTING']
      ? ['test/bench/**/*.test.ts']
      : ['test/worker/**/*.test.ts', 'test/durable/**/*.test.ts'],
    setupFiles: ['./test/support/foundation/freshDatabase.ts'],
    // Mails and invoices read the product's colours from it; style sheets are empty in tests otherwise.
    css: { include: [/content\/brand\/colors\.css/] },
    testTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    hookTimeout: TEST_TIMEOUT_MS,
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
  },
} satisfies TestProjectConfiguration

/** Components alone, in the browser of the end-to-end tests, which scripts/components.ts finds. */
async function browser(): Promise<TestProjectConfiguration> {
  const { playwright } = await import('@vitest/browser-playwright')
  const { BROWSER_ARGUMENTS } = await import('./scripts/browser/findChromium.ts')
  const own = JSON.parse(process.env['CHROMIUM_ENV'] ?? '{}') as Record<string, string>
  const executablePath = process.env['CHROMIUM_EXECUTABLE']
  return {
    plugins: [tailwindcss()],
    // All packages are found at the start, so that no page reloads in the middle of a test.
    optimizeDeps: { entries: ['test/components/**/*.tsx'] },
    test: {
      name: 'browser',
      include: ['test/components/**/*.test.tsx'],
      fileParallelism: false,
      testTimeout: TEST_TIMEOUT_MS,
      expect: { poll: { timeout: LONGEST_WAIT_MS } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Only what hangs takes so long.
        connectTimeout: 300_000,
        provider: playwright({
          launchOptions: {
            ...(executablePath ? { executablePath } : {}),
            args: BROWSER_ARGUMENTS,
            env: { ...(process.env as Record<string, string>), ...own },
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

// A project that is not asked for is left out entirely: its plug-ins would keep the process waiting at the end.
const asked = process.argv[process.argv.indexOf('--project') + 1]
const projects =
  asked === 'browser'
    ? [await browser()]
    : [unit, worker].filter(
        ({ test }) => !process.argv.includes('--project') || test.name === asked,
      )

// What passed has nothing to say: the requests that it logged would bury a failure.
export default defineConfig({ test: { silent: 'passed-only', projects } })
