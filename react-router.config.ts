import type { Config } from '@react-router/dev/config'

// Public pages are rendered at build time by scripts/setup/buildProduct.ts.
export default {
  appDirectory: 'client',
  ssr: true,
} satisfies Config
