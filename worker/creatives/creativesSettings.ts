import { parseSettingsOf } from '#domain/foundation/settings/settings.ts'
import {
  CREATIVES_SETTINGS,
  type CreativesSettings,
} from '#domain/foundation/settings/workerSettings.ts'
import { checkedOnce } from '../platform/checkedOnce.ts'

/** Validated settings of the creatives' host, parsed once per isolate. Raises SettingsError. */
export const creativesSettingsOf = checkedOnce((env): CreativesSettings =>
  parseSettingsOf(CREATIVES_SETTINGS, env),
)
