import { expect, it } from 'vitest'
import { i18nHostWarning } from './i18nHost.ts'

const SITE_URL = 'https://ads.example'

it.each([
  ['production', '', null],
  ['production', 'https://ads.example/de', null],
  ['production', 'https://ADS.example', null],
  [
    'production',
    'https://other.example/de',
    'I18N_BASE_URL has the host other.example, SITE_URL has ads.example.',
  ],
  ['staging', 'https://other.example', null],
] as const)('in %s with "%s": %s', (ENVIRONMENT, I18N_BASE_URL, expected) => {
  expect(i18nHostWarning({ ENVIRONMENT, SITE_URL, I18N_BASE_URL })).toBe(expected)
})
