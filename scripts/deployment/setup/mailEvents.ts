import { AccountError, type CloudflareApi } from '../cloudflareApi.ts'
import { zoneOf } from '../accountProblems.ts'
import type { EnvironmentConfig } from '../environments.ts'
import type { SetupTools } from './resources.ts'

/** Fields that the Worker reads from its queue of email events (domain/foundation/limits/suppression.ts). */
const EVENTS = ['message.bounced', 'message.complained']
const QUEUE = /^admarket-mail-events/

interface Subscription {
  id: string
  enabled: boolean
  events: string[]
  source: { type: string; domain?: string }
}

/** An environment's queue of email events; undefined if wrangler.toml names none. */
const mailQueue = ({ queues }: Pick<EnvironmentConfig, 'queues'>): string | undefined =>
  (queues.consumers ?? []).map(({ queue }) => queue).find((queue) => QUEUE.test(queue))

/**
 * Manual subscription, as an account's token may lack the permission, and only one environment can receive a domain's
 * events.
 */
const byHand = (queue: string, domain: string): string =>
  `npx wrangler queues subscription create ${queue} --source email.sending --events ${EVENTS.join(',')} --domain ${domain} --zone-id ZONE`

async function queueId(api: CloudflareApi, name: string): Promise<string | undefined> {
  const known = await api.list<{ queue_id: string; queue_name: string }>(
    `/accounts/${api.accountId}/queues?name=${encodeURIComponent(name)}`,
  )
  return known.find(({ queue_name }) => queue_name === name)?.queue_id
}

const pathOf = ({ accountId }: CloudflareApi) =>
  `/accounts/${accountId}/event_subscriptions/subscriptions`

async function subscriptionOf(
  api: CloudflareApi,
  queue: string,
  domain: string,
): Promise<Subscription | undefined> {
  const known = await api.list<Subscription>(`${pathOf(api)}?queue_id=${queue}&per_page=100`)
  return known.find(({ source }) => source.type === 'email.sending' && source.domain === domain)
}

const isComplete = ({ enabled, events }: Subscription): boolean =>
  enabled && EVENTS.every((event) => events.includes(event))

/**
 * Subscribes the environment's queue to bounces and complaints of the domain, or completes the existing subscription.
 * If the account rejects that, returns the remaining manual step.
 */
export async function prepareMailEvents(
  { api, isDryRun, log }: SetupTools,
  config: Pick<EnvironmentConfig, 'queues'>,
  domain: string,
): Promise<string[]> {
  const queue = mailQueue(config)
  const zone = await zoneOf(api, domain)
  if (queue === undefined || zone === null) return []
  const id = await queueId(api, queue)
  const known = id === undefined ? undefined : await subscriptionOf(api, id, domain)
  if (known && isComplete(known)) {
    log(`Found the subscription of ${queue} to bounces of ${domain}`)
    return []
  }
  log(`${isDryRun ? 'Would subscribe' : 'Subscribe'} ${queue} to bounces of ${domain}`)
  if (isDryRun || id === undefined) return []
  try {
    if (known)
      await api.send('PATCH', `${pathOf(api)}/${known.id}`, {
        enabled: true,
        events: [...new Set([...known.events, ...EVENTS])],
      })
    else
      await api.send('POST', pathOf(api), {
        name: queue,
        enabled: true,
        source: { type: 'email.sending', zone_id: zone, domain },
        destination: { type: 'queues.queue', queue_id: id },
        events: EVENTS,
      })
    return []
  } catch (error) {
    if (!(error instanceof AccountError)) throw error
    return [`bounces of ${domain} (${error.message}): ${byHand(queue, domain)}`]
  }
}

/** The missing subscription to bounces, as one sentence with the command that creates it; empty if it exists. */
export async function missingMailEvents(
  api: CloudflareApi,
  config: Pick<EnvironmentConfig, 'queues' | 'vars'>,
): Promise<string[]> {
  const queue = mailQueue(config)
  const domain = config.vars['MAIL_FROM']?.split('@')[1] ?? ''
  if (queue === undefined) return []
  const id = await queueId(api, queue)
  const known = id === undefined ? undefined : await subscriptionOf(api, id, domain)
  return known && isComplete(known)
    ? []
    : [`Bounces of ${domain} reach no queue: run setup again, or ${byHand(queue, domain)}`]
}
