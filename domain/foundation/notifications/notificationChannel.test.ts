import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelAppOf, channelMessage, channelRestMs } from './notificationChannel.ts'

const SLACK = 'https://hooks.slack.com/services/T000/B000/XXXX'
const TEAMS =
  'https://default942e.4a.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/b950/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=abc'

describe('channelAppOf', () => {
  it('knows the documented webhooks of Slack and of workflows of Teams', () => {
    expect(channelAppOf(SLACK)).toBe('slack')
    expect(channelAppOf(TEAMS)).toBe('teams')
  })

  it.each([
    'http://hooks.slack.com/services/T/B/X',
    'https://hooks.slack.com.evil.example/services/T/B/X',
    'https://evil.example/hooks.slack.com/services/T/B/X',
    'https://hooks.slack.com@evil.example/services/T/B/X',
    'https://user:pass@hooks.slack.com/services/T/B/X',
    'https://hooks.slack.com:8443/services/T/B/X',
    'https://hooks.slack.com/api/chat.postMessage',
    'https://hooks.slack.com/services/../api/chat',
    'https://127.0.0.1/services/T/B/X',
    'https://[::1]/services/T/B/X',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/services/T/B/X',
    'https://environment.api.powerplatform.com/powerautomate/automations/direct/workflows/x',
    'https://a.environment.api.powerplatform.com.evil.example/powerautomate/automations/direct/workflows/x',
    'https://evilenvironment.api.powerplatform.com/powerautomate/automations/direct/workflows/x',
    'https://a.environment.api.powerplatform.com/other',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (address) => {
    expect(channelAppOf(address)).toBeNull()
  })

  it('accepts no host but the two, whatever the address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        expect(channelAppOf(address)).toBeNull()
      }),
    )
  })
})

describe('channelMessage', () => {
  const entry = { title: 'A <b>', text: 'Tents & [more](x) <!channel>', url: 'https://a.example/x' }

  it('escapes what Slack reads as links and mentions', () => {
    const { text } = channelMessage('slack', [entry], 'AdMarket') as { text: string }
    expect(text).toContain('*<https://a.example/x|A &lt;b&gt;>*')
    expect(text).toContain('Tents &amp; [more](x) &lt;!channel&gt;')
  })

  it('sends Teams one adaptive card without Markdown of others', () => {
    const message = JSON.stringify(channelMessage('teams', [entry], 'AdMarket'))
    expect(message).toContain('"contentType":"application/vnd.microsoft.card.adaptive"')
    expect(message).toContain(String.raw`Tents & \\[more\\]\\(x\\)`)
  })
})

describe('channelRestMs', () => {
  it('doubles from a minute to six hours', () => {
    expect([1, 2, 3, 12].map(channelRestMs)).toEqual([60_000, 120_000, 240_000, 21_600_000])
  })
})
