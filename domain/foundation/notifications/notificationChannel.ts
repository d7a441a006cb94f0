import { z } from 'zod'
import { lineText } from '#domain/foundation/forms/lineText.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.ts'

export const CHANNEL_APPS = ['slack', 'teams'] as const
/** A chat app that accepts messages by an incoming webhook. */
export type ChannelApp = (typeof CHANNEL_APPS)[number]

export const MAX_CHANNELS = 5
/** Failed attempts in a row after which a channel is off until its owner tests it again. */
export const MAX_CHANNEL_FAILURES = 12
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 60 * 60_000

const MAX_URL_LENGTH = 1_000

/**
 * The URLs that the two products document: https://hooks.slack.com/services/…, and the workflows of
 * Teams at https://….environment.api.powerplatform.com/powerautomate/automations/direct/workflows/…
 */
const ADDRESSES: Record<ChannelApp, RegExp> = {
  slack: /^https:\/\/hooks\.slack\.com(?::443)?\/(?:services|workflows|triggers)\/[\w/-]+$/,
  teams:
    /^https:\/\/(?:[a-z0-9-]+\.){1,3}environment\.api\.powerplatform\.com(?::443)?\/powerautomate\/automations\/direct\/workflows\/[\w/-]+(?:\?[\w%=&.~-]*)?$/,
}

/** The app of a webhook's URL; null for every other URL. No other host is ever called. */
export function channelAppOf(address: string): ChannelApp | null {
  if (address.length > MAX_URL_LENGTH) return null
  return CHANNEL_APPS.find((app) => ADDRESSES[app].test(address)) ?? null
}

const channelFields = {
  name: lineText('Please name the channel.', 60),
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
}

export const newChannelSchema = z.strictObject({
  ...channelFields,
  url: z
    .string()
    .trim()
    .refine((url) => channelAppOf(url) !== null, {
      message:
        'Enter the address of an incoming webhook of Slack (hooks.slack.com) or of a Teams workflow (…environment.api.powerplatform.com).',
    }),
})
export type NewChannel = z.infer<typeof newChannelSchema>

/** Only the changed fields, so that two tabs do not undo each other's changes. */
export const channelChangeSchema = z.strictObject(channelFields).partial()
export type ChannelChange = z.infer<typeof channelChangeSchema>

/** A channel for its owner. Its URL is a secret and is not shown again. */
export interface NotificationChannel {
  id: string
  app: ChannelApp
  name: string
  kinds: NotificationKind[]
  /** Failed attempts in a row; 0 when it works. */
  failures: number
  isOff: boolean
  lastError: string | null
}

/** Delay before a channel is tried again after consecutive failures. */
export const channelRestMs = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)

/** One entry of a message: title, text and the page where its reader acts. */
export interface ChannelEntry {
  title: string
  text: string
  url: string
}

const slackText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Adaptive cards parse Markdown in texts. */
const cardText = (text: string) => text.replaceAll(/[\\`*_[\]()#]/g, (mark) => `\\${mark}`)

/** The body of a message in the app's webhook format; `footer` names the sender. */
export function channelMessage(
  app: ChannelApp,
  entries: readonly ChannelEntry[],
  footer: string,
): unknown {
  if (app === 'slack')
    return {
      text: [
        ...entries.map(
          ({ title, text, url }) => `*<${slackText(url)}|${slackText(title)}>*\n${slackText(text)}`,
        ),
        `_${slackText(footer)}_`,
      ].join('\n\n'),
    }
  const block = (text: string, look: object = {}) => ({
    type: 'TextBlock',
    text,
    wrap: true,
    ...look,
  })
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            ...entries.flatMap(({ title, text, url }) => [
              block(`[${cardText(title)}](${url})`, { weight: 'Bolder' }),
              block(cardText(text)),
            ]),
            block(cardText(footer), { isSubtle: true, size: 'Small' }),
          ],
        },
      },
    ],
  }
}
