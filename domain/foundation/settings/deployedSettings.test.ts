import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeSettings } from '#domain/testing/completeSettings.ts'
import { parseSettings } from './settings.ts'

const DEPLOYED = {
  ...completeSettings,
  SITE_URL: 'https://www.northlight-media.com',
  SERVE_HOST: 'serve.northlight-ads.com',
  CREATIVES_HOST: 'files.northlight-usercontent.com',
  CARD_PROVIDER_PUBLIC_KEY: 'pk_live_51Hxyz0',
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_51Hxyz0',
  STRIPE_WEBHOOK_SECRET: 'whsec_51Hxyz0',
}

describe.each(['staging', 'production'])('settings of %s', (ENVIRONMENT) => {
  const start = (changed: Record<string, string>) => () =>
    parseSettings({ ...DEPLOYED, ENVIRONMENT, ...changed })

  it('start with three hosts of their own', () => {
    expect(start({})).not.toThrow()
  })

  it.each([
    ['SITE_URL', 'http://www.northlight-media.com'],
    ['API_URL', 'http://www.northlight-media.com/api'],
    ['SOCKET_URL', 'HTTP://www.northlight-media.com/socket.io'],
    ['I18N_BASE_URL', 'http://www.northlight-media.de'],
    ['TAG_MANAGER_URL', 'http://tags.northlight-media.com/a.js'],
  ])('refuse %s without encryption', (name, value) => {
    expect(start({ [name]: value })).toThrow(`${name}: must not be an unencrypted address (http:)`)
  })

  it.each([
    [{ SERVE_HOST: 'www.northlight-media.com' }, 'SERVE_HOST: must be another host than SITE_URL'],
    [{ SERVE_HOST: 'WWW.northlight-media.com:443' }, 'SERVE_HOST: must be another host'],
    [
      { SERVE_HOST: 'files.northlight-usercontent.com' },
      'CREATIVES_HOST: must be another host than SERVE_HOST',
    ],
  ])('refuse two identical hosts: %o', (changed, message) => {
    expect(start(changed)).toThrow(message)
  })

  it('refuse the stand-in for the payment provider', () => {
    expect(start({ STRIPE_API_ORIGIN: 'https://stripe.local' })).toThrow(
      'STRIPE_API_ORIGIN: is only for tests',
    )
  })

  it.each([
    ['SESSION_SECRET', 'development-only-session-secret-0123456789'],
    ['DELIVERY_SECRET', 'development-only-session-secret-0123456789'],
    ['DELIVERY_SECRET_PREVIOUS', 'test-only-session-secret-0123456789abcdef'],
    ['STRIPE_SECRET_KEY', 'sk_test_...'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_...'],
  ])("refuse the repository's example of %s, and never show it", (name, value) => {
    expect(start({ [name]: value })).toThrow(`${name}: is the repository's example`)
    expect(start({ [name]: value })).not.toThrow(value)
  })

  it.each(['SCREEN_KEY_SECRET', 'SECOND_FACTOR_SECRET'])('refuse a missing %s', (name) => {
    const { [name]: _left, ...others } = { ...DEPLOYED, ENVIRONMENT } as Record<string, string>
    expect(() => parseSettings(others)).toThrow(`${name}: is missing`)
  })

  it.each([
    ['SCREEN_KEY_SECRET', 'SESSION_SECRET'],
    ['SECOND_FACTOR_SECRET', 'SESSION_SECRET'],
    ['DELIVERY_SECRET', 'SESSION_SECRET'],
    ['HEALTH_SECRET', 'SESSION_SECRET'],
    ['SESSION_SECRET_PREVIOUS', 'SESSION_SECRET'],
  ])('refuse %s with the value of %s, and never show it', (name, other) => {
    const equal = start({ [name]: DEPLOYED[other as 'SESSION_SECRET'] })
    expect(equal).toThrow(/(\w+): must have another value than (\w+)/)
    expect(equal).not.toThrow(DEPLOYED.SESSION_SECRET)
  })

  it('accept the former session secret as the previous one of a secret that was divided from it', () => {
    const old = 'a'.repeat(32)
    const previous = { SESSION_SECRET_PREVIOUS: old, SCREEN_KEY_SECRET_PREVIOUS: old }
    expect(start({ ...previous, DELIVERY_SECRET_PREVIOUS: old })).not.toThrow()
  })

  it('accept any random secret', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 32, unit: fc.constantFrom('0', '5', '9', 'a', 'c', 'f') }),
        (own) => {
          expect(start({ SESSION_SECRET: own })).not.toThrow()
        },
      ),
    )
  })
})

it('development starts with all of them', () => {
  expect(() =>
    parseSettings({
      ...completeSettings,
      STRIPE_API_ORIGIN: 'http://127.0.0.1:9',
      SESSION_SECRET: 'development-only-session-secret-0123456789',
    }),
  ).not.toThrow()
})
