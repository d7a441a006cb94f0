import { i18nHostWarning } from '#domain/foundation/settings/i18nHost.ts'
import { parseSettings, type Settings } from '#domain/foundation/settings/settings.ts'
import type { Bindings } from './env.ts'
import { log } from './log.ts'

const checked = new WeakMap<object, Settings>()

/** The checked settings of this Worker, parsed once per isolate. Raises SettingsError. */
export function settingsOf(env: Bindings): Settings {
  const known = checked.get(env)
  if (known) return known
  const settings = parseSettings(env)
  checked.set(env, settings)
  const warning = i18nHostWarning(settings)
  if (warning) log('warn', warning)
  return settings
}
