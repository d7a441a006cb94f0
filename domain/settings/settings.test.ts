import { describe, expect, it } from 'vitest'
import { parseSettings, publicSettings } from './settings.ts'

const complete = {
  ENVIRONMENT: 'development',
  SITE_URL: 'http://127.0.0.1:8787',
  API_URL: '/api',
  SOCKET_URL: '/socket.io',
  CREATIVES_HOST: 'creatives.localhost',
  SERVE_HOST: 'serve.localhost',
  ANALYTICS_ID: '',
  SESSION_RECORDING_ID: '',
  TAG_MANAGER_URL: '',
  TAG_MANAGER_STRATEGY: 'async',
  TAG_MANAGER_INIT: 'auto',
  REFRESH_DEVICE_ON_RESIZE: 'on',
  PAYMENT_GATEWAY: 'test',
  CARD_PROVIDER_PUBLIC_KEY: '',
  MAIL_FROM: 'orders@admarket.example',
  MAIL_DESK: 'desk@admarket.example',
  SELLER_ADDRESS: 'AdMarket Direct, Inc.|Austin, TX 78701',
  SELLER_TAX_ID: 'EIN 00-0000000',
  SELLER_BANK: 'Account 000000000',
  SELLER_TIME_ZONE: 'America/Chicago',
  CURRENCY: 'USD',
  LOCALE: 'en-US',
  LANGUAGE: 'en',
  COUNTRY: 'US',
  SUPPORTED_LANGUAGES: 'en,de',
  SUPPORTED_LOCALES: 'en-US,de-DE,de-CH,de-AT',
  SESSION_SECRET: 'x'.repeat(32),
}

describe('settings', () => {
  it('accepts a complete set and splits the lists', () => {
    expect(parseSettings(complete).SUPPORTED_LOCALES).toEqual(['en-US', 'de-DE', 'de-CH', 'de-AT'])
  })

  it('names each missing setting and shows no value', () => {
    const { SITE_URL: _site, ...rest } = complete
    expect(() => parseSettings({ ...rest, SESSION_SECRET: 'short-secret' })).toThrow(
      /SITE_URL: is missing[\s\S]*SESSION_SECRET: must have at least 32 characters/,
    )
    expect(() => parseSettings({ ...rest, SESSION_SECRET: 'short-secret' })).not.toThrow(
      /short-secret/,
    )
  })

  it('refuses the test gateway in production and Stripe without its keys', () => {
    expect(() => parseSettings({ ...complete, ENVIRONMENT: 'production' })).toThrow(
      /PAYMENT_GATEWAY/,
    )
    expect(() => parseSettings({ ...complete, PAYMENT_GATEWAY: 'stripe' })).toThrow(
      /STRIPE_SECRET_KEY: is missing[\s\S]*STRIPE_WEBHOOK_SECRET/,
    )
  })

  it('refuses uploads on the site’s own registrable domain, but for development', () => {
    const hosts = { SITE_URL: 'https://www.shop.example', CREATIVES_HOST: 'creatives.shop.example' }
    expect(() => parseSettings({ ...complete, ...hosts })).not.toThrow()
    const staging = { ...complete, ...hosts, ENVIRONMENT: 'staging' }
    expect(() => parseSettings(staging)).toThrow(/CREATIVES_HOST: must be on another registrable/)
    const apart = { ...staging, CREATIVES_HOST: 'staging.shop-usercontent.example' }
    expect(() => parseSettings(apart)).not.toThrow()
  })

  it('gives the browser no secret', () => {
    const settings = parseSettings({ ...complete, STRIPE_SECRET_KEY: 'sk_secret' })
    const shown = JSON.stringify(publicSettings(settings))
    expect(shown).not.toContain('sk_secret')
    expect(shown).not.toContain(complete.SESSION_SECRET)
  })
})
