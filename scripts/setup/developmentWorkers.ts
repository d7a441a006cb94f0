import type { PluginConfig } from '@cloudflare/vite-plugin'
import { OTHER_WORKERS, type OtherWorker, workerConfig, workerNameOf } from '../project/workers.ts'

/** Bindings by which worker/developmentEntry.ts reaches the Workers of the other hosts. */
const SERVICES: Readonly<Record<OtherWorker, string>> = {
  serve: 'AD_SERVER',
  creatives: 'CREATIVES_SERVER',
}

function auxiliaryWorker(worker: OtherWorker, siteUrl: string) {
  const { routes: _routes, assets: _files, ...config } = workerConfig(worker)
  const vars = { ...(config['vars'] as Record<string, string>), SITE_URL: siteUrl }
  return { config: { ...config, vars } }
}

/**
 * The plug-in's configuration of the development server at `siteUrl`: all three Workers in one workerd. All requests
 * reach the site's entry, which forwards those of the other hosts.
 */
export const developmentWorkers = (siteUrl: string): PluginConfig => ({
  config: {
    main: './worker/developmentEntry.ts',
    vars: { SITE_URL: siteUrl },
    services: OTHER_WORKERS.map((worker) => ({
      binding: SERVICES[worker],
      service: workerNameOf(worker),
    })),
  },
  auxiliaryWorkers: OTHER_WORKERS.map((worker) => auxiliaryWorker(worker, siteUrl)),
})
