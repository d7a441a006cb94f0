import { i18nHostWarning } from '#domain/foundation/settings/i18nHost.ts'
import { parseSettings } from '#domain/foundation/settings/settings.ts'
import { checkedOnce } from './checkedOnce.ts'
import { log } from './log.ts'

/** Validated settings of the site, parsed once per isolate. Raises SettingsError. */
export const settingsOf = checkedOnce((env) => {
  const settings = parseSettings(env)
  const warning = i18nHostWarning(settings)
  if (warning) log('warn', warning)
  return settings
})
