import type { D1Migration } from 'cloudflare:test'
import type { Bindings } from '#worker/platform/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[]
      TEST_DELIVERY_MIGRATIONS: D1Migration[]
      CREATIVE_CORPUS: Fetcher
    }
    interface GlobalProps {
      mainModule: { default: ExportedHandler<Bindings> }
    }
  }
}
