import { describe, expect, it } from 'vitest'
import { completeSettings } from '#domain/testing/completeSettings.ts'
import { parseSettings, settingsSchema } from './settings.ts'
import { SETTING_FACTS, settingViews } from './settingFacts.ts'

const SECRET = 'a-secret-that-nobody-may-read-0123456789'

const CONFIGURED = {
  ...completeSettings,
  SELLER_ADDRESS: 'AdMarket Direct, Inc.|Austin',
  SESSION_SECRET: SECRET,
}

describe('the settings on the desk’s page', () => {
  const views = settingViews(CONFIGURED, parseSettings(CONFIGURED))
  const one = (name: string) => views.find((view) => view.name === name)

  it('are complete, each once', () => {
    const told = SETTING_FACTS.flatMap<string>(({ names }) => names)
    expect(told.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  })

  it('show where a value comes from, and never a secret', () => {
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
