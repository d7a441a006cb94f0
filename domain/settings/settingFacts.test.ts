import { describe, expect, it } from 'vitest'
import { parseSettings, settingsSchema } from './settings.ts'
import { SETTING_FACTS, settingViews } from './settingFacts.ts'

const SECRET = 'a-secret-that-nobody-may-read-0123456789'

const CONFIGURED = {
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
  SELLER_ADDRESS: 'AdMarket Direct, Inc.|Austin',
  SELLER_TAX_ID: 'EIN 00-0000000',
  SELLER_BANK: 'Account 000000000',
  SELLER_TIME_ZONE: 'America/Chicago',
  CURRENCY: 'USD',
  LOCALE: 'en-US',
  LANGUAGE: 'en',
  COUNTRY: 'US',
  SUPPORTED_LANGUAGES: 'en',
  SUPPORTED_LOCALES: 'en-US',
  SESSION_SECRET: SECRET,
}

describe('the settings as the desk reads them', () => {
  const views = settingViews(CONFIGURED, parseSettings(CONFIGURED))
  const one = (name: string) => views.find((view) => view.name === name)

  it('are all there, once', () => {
    const told = SETTING_FACTS.flatMap<string>(({ names }) => names)
    expect(told.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  })

  it('say where a value comes from, and never a secret', () => {
    expect(one('SELLER_ADDRESS')).toMatchObject({
      source: 'configured',
      value: 'AdMarket Direct, Inc.|Austin',
    })
    expect(one('DELIVERY_SHARDS')).toMatchObject({ source: 'default', value: '8' })
    expect(one('SESSION_SECRET')).toMatchObject({ source: 'secret', value: null })
    expect(one('STRIPE_SECRET_KEY')).toMatchObject({ source: 'missing', value: null })
    expect(JSON.stringify(views)).not.toContain(SECRET)
  })
})
