import { parseSettingsOf } from '#domain/foundation/settings/settings.ts'
import { SERVE_SETTINGS, type ServeSettings } from '#domain/foundation/settings/workerSettings.ts'
import { checkedOnce } from '../platform/checkedOnce.ts'

/** Validated settings of the ad server, parsed once per isolate. Raises SettingsError. */
export const serveSettingsOf = checkedOnce((env): ServeSettings =>
  parseSettingsOf(SERVE_SETTINGS, env),
)
