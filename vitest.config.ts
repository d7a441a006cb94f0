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

/**
 * Drops warnings about Stripe's source maps, which name files that its package lacks: one for each
 * of its 218 modules.
 */
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

/**
 * Replaces mediabunny's access to Node files, which its package omits for browsers, and thus for
 * workerd: Vitest cannot resolve it.
 */
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
 * Only a hanging test takes this long. With twenty processes waiting for two cores, hashing ten
 * passwords took over half a minute, and placing fifty orders over one; and a failing property
 * needs time to shrink.
 */
const TEST_TIMEOUT_MS = 240_000

/** For an event that should be immediate, on a busy machine too. */
const LONGEST_WAIT_MS = 60_000

const PUBLIC_FOLDER = path.join(import.meta.dirname, 'public')
const CREATIVE_CORPUS_FOLDER = path.join(import.meta.dirname, 'test/fixtures/creatives')

const IN_NODE = {
  environment: 'node',
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: LONGEST_WAIT_MS } },
} as const

/** Tests that measure processor time. */
const MEASURED = ['scripts/{hostile,expressions}/**/*.test.ts']

/** Tests of scripts that run on publishers' pages and in banners. */
const IN_BROWSERS = ['worker/{serve,creatives}/browser/**/*.test.ts']

const unit = {
  test: {
    ...IN_NODE,
    name: 'unit',
    include: [
      'domain/**/*.test.ts',
      'inspection/**/*.test.ts',
      'content/**/*.test.ts',
      'database/**/*.test.ts',
      'scripts/**/*.test.ts',
      'test/chaos/**/*.test.ts',
      'test/restore/**/*.test.ts',
    ],
    exclude: MEASURED,
    // Rules hold no state, so test files share their imported modules, which takes a quarter less
    // time.
    isolate: false,
  },
} satisfies TestProjectConfiguration

/** Each file has its own modules: browser code holds state, and measurements must run alone. */
const unitAlone = {
  test: {
    ...IN_NODE,
    name: 'unitAlone',
    include: [...IN_BROWSERS, 'client/**/*.test.ts', ...MEASURED],
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
      main: './test/support/foundation/wholeProduct.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // All three Workers are one here, as tests access objects of the same isolate.
        durableObjects: {
          DELIVERY_COUNTER: { className: 'DeliveryCounter', useSQLite: true },
          BOOK_KEEPER: { className: 'BookKeeper', useSQLite: true },
          BOOK_RELAY: { className: 'BookRelay', useSQLite: true },
        },
        // workerd has no file system, so a service provides the corpus of creatives.
        serviceBindings: {
          CREATIVE_CORPUS: { disk: { path: CREATIVE_CORPUS_FOLDER, writable: false } },
          // Pages are built as files only after the tests; here each is rendered.
          ASSETS: { disk: { path: PUBLIC_FOLDER, writable: false } },
        },
        bindings: {
          ENVIRONMENT: 'test',
          // As in a deployed environment: the start refuses secrets that are in the repository.
          SESSION_SECRET: randomBytes(32).toString('hex'),
          SCREEN_KEY_SECRET: randomBytes(32).toString('hex'),
          SECOND_FACTOR_SECRET: randomBytes(32).toString('hex'),
          PUSH_SECRET: randomBytes(32).toString('hex'),
          TEST_MIGRATIONS: await readD1Migrations(
            path.join(import.meta.dirname, 'database/migrations'),
          ),
          TEST_DELIVERY_MIGRATIONS: await readD1Migrations(
            path.join(import.meta.dirname, 'database/deliveryMigrations'),
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
    // Mails and invoices read the product's colors from this file; other style sheets are empty in
    // tests.
    css: { include: [/content\/brand\/colors\.css/] },
    testTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    hookTimeout: TEST_TIMEOUT_MS,
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
  },
} satisfies TestProjectConfiguration

/** Single components in the browser of the end-to-end tests, which scripts/components.ts finds. */
async function browser(): Promise<TestProjectConfiguration> {
  const { playwright } = await import('@vitest/browser-playwright')
  const { BROWSER_ARGUMENTS } = await import('./scripts/browser/findChromium.ts')
  const own = JSON.parse(process.env['CHROMIUM_ENV'] ?? '{}') as Record<string, string>
  const executablePath = process.env['CHROMIUM_EXECUTABLE']
  return {
    plugins: [tailwindcss()],
    // All packages are discovered at the start, so that no page reloads in the middle of a test.
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
        // Only a hanging test takes this long.
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

// A project that was not requested is left out entirely, as its plug-ins would keep the process
// waiting at the end.
const asked = process.argv.flatMap((argument, at, all) =>
  all[at - 1] === '--project' ? [argument] : [],
)
const projects = asked.includes('browser')
  ? [await browser()]
  : [unit, unitAlone, worker].filter(({ test }) => asked.length === 0 || asked.includes(test.name))

// Hides the output of passed tests: the requests that they log would bury a failure.
export default defineConfig({ test: { silent: 'passed-only', projects } })
