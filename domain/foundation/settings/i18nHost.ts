import { hostOf, type Settings } from './settings.ts'

/**
 * A warning in production if the base URL for languages has another host than the site (Foundation
 * 24); else null.
 */
export function i18nHostWarning({
  ENVIRONMENT,
  SITE_URL,
  I18N_BASE_URL,
}: Pick<Settings, 'ENVIRONMENT' | 'SITE_URL' | 'I18N_BASE_URL'>): string | null {
  if (ENVIRONMENT !== 'production' || I18N_BASE_URL === '') return null
  const [site, base] = [SITE_URL, I18N_BASE_URL].map((url) => hostOf(url.toLowerCase()))
  return site === base ? null : `I18N_BASE_URL has the host ${base}, SITE_URL has ${site}.`
}
