import { describe, expect, it } from 'vitest'
import { completeSettings } from '#domain/testing/completeSettings.ts'
import { parseSettings, publicSettings } from './settings.ts'

describe('settings', () => {
  it('accepts a complete set and splits the lists', () => {
    expect(parseSettings(completeSettings).SUPPORTED_LOCALES).toEqual([
      'en-US',
      'de-DE',
      'de-CH',
      'de-AT',
    ])
  })

  it('names each missing setting and shows no value', () => {
    const { SITE_URL: _site, ...rest } = completeSettings
    expect(() => parseSettings({ ...rest, SESSION_SECRET: 'short-secret' })).toThrow(
      /SITE_URL: is missing[\s\S]*SESSION_SECRET: must have at least 32 characters/,
    )
    expect(() => parseSettings({ ...rest, SESSION_SECRET: 'short-secret' })).not.toThrow(
      /short-secret/,
    )
  })

  it('refuses the test gateway in production and Stripe without its keys', () => {
    expect(() => parseSettings({ ...completeSettings, ENVIRONMENT: 'production' })).toThrow(
      /PAYMENT_GATEWAY/,
    )
    expect(() => parseSettings({ ...completeSettings, PAYMENT_GATEWAY: 'stripe' })).toThrow(
      /STRIPE_SECRET_KEY: is missing[\s\S]*STRIPE_WEBHOOK_SECRET/,
    )
  })

  it('refuses uploads on the site’s own registrable domain, except in development', () => {
    const hosts = { SITE_URL: 'https://www.shop.example', CREATIVES_HOST: 'creatives.shop.example' }
    expect(() => parseSettings({ ...completeSettings, ...hosts })).not.toThrow()
    const staging = { ...completeSettings, ...hosts, ENVIRONMENT: 'staging' }
    expect(() => parseSettings(staging)).toThrow(/CREATIVES_HOST: must be on another registrable/)
    const apart = { ...staging, CREATIVES_HOST: 'staging.shop-usercontent.example' }
    expect(() => parseSettings(apart)).not.toThrow()
  })

  it('passes no secret to the browser', () => {
    const settings = parseSettings({ ...completeSettings, STRIPE_SECRET_KEY: 'sk_secret' })
    const shown = JSON.stringify(publicSettings(settings))
    expect(shown).not.toContain('sk_secret')
    expect(shown).not.toContain(completeSettings.SESSION_SECRET)
  })
})
