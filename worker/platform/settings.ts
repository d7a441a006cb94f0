import { parseSettings, type Settings } from '#domain/settings/settings.ts'
import type { Bindings } from './env.ts'

const checked = new WeakMap<object, Settings>()

/** The checked settings of this Worker, parsed once per isolate. Raises SettingsError. */
export function settingsOf(env: Bindings): Settings {
  const known = checked.get(env)
  if (known) return known
  const settings = parseSettings(env)
  checked.set(env, settings)
  return settings
}
