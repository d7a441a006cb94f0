import path from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'domain/**/*.test.ts',
      'content/**/*.test.ts',
      'database/**/*.test.ts',
      'client/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
  },
} satisfies TestProjectConfiguration

const worker = {
  plugins: [
    reactRouter(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          ENVIRONMENT: 'test',
          SESSION_SECRET: 'test-only-session-secret-0123456789abcdef',
          TEST_MIGRATIONS: await readD1Migrations(
            path.join(import.meta.dirname, 'database/migrations'),
          ),
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['test/worker/**/*.test.ts', 'test/durable/**/*.test.ts'],
    setupFiles: ['./test/support/freshDatabase.ts'],
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
  },
} satisfies TestProjectConfiguration

// A project that is not asked for is left out entirely: its plug-ins would keep the process waiting at the end.
const asked = process.argv[process.argv.indexOf('--project') + 1]
const projects = [unit, worker].filter(
  ({ test }) => !process.argv.includes('--project') || test.name === asked,
)

export default defineConfig({ test: { projects } })
