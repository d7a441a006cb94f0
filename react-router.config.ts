import type { Config } from '@react-router/dev/config'
import { PRERENDERED_PATHS } from './content/prerenderedPaths.ts'

export default {
  appDirectory: 'client',
  ssr: true,
  prerender: [...PRERENDERED_PATHS],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
