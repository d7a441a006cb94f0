import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Bucket {
  locationHint?: unknown
  jurisdiction: string
  rules: { id: string }[]
}

interface WebhookEndpoint {
  id: string
  url: string
  enabled_events: string[]
  status: string
}

type Json = Record<string, unknown>

const ACCOUNT = '/accounts/acc-1'
/** The account's error code for a missing Worker. */
const NOT_FOUND = 10_007

/** Parses a request's body: JSON, or a form as Stripe's client sends it. */
async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  if (text === '') return {}
  if (request.headers['content-type']?.includes('json')) return JSON.parse(text) as Json
  const form = new URLSearchParams(text)
  const events = [...form]
    .filter(([key]) => key.startsWith('enabled_events'))
    .map(([, value]) => value)
  return { ...Object.fromEntries(form), enabled_events: events }
}

/** Fakes the account's API and Stripe's: stores created resources and counts each change. */
export class FakeAccount {
  readonly zones = new Map<string, string>()
  readonly databases: { uuid: string; name: string; [fact: string]: unknown }[] = []
  readonly buckets = new Map<string, Bucket>()
  readonly namespaces: { id: string; title: string }[] = []
  readonly queues: { queue_id: string; queue_name: string }[] = []
  readonly subscriptions: { id: string; queueId: unknown; [fact: string]: unknown }[] = []
  readonly mailDomains: { tag: string; name: string }[] = []
  /** Rules of zones, by the path of their phase. */
  readonly rules = new Map<string, Json[]>()
  readonly webhooks: WebhookEndpoint[] = []
  /** Names of secrets by Worker. */
  readonly secrets = new Map<string, Set<string>>()
  /** Every request that changes something. */
  readonly changes: string[] = []
  #server: Server | undefined
  #nextId = 0

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#handle(request, response))
    await new Promise<void>((resolve) => {
      this.#server?.listen(0, '127.0.0.1', resolve)
    })
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server?.close()
  }

  #id(): string {
    this.#nextId += 1
    return `3f0c9d52-8a55-4f1a-9d4e-${String(this.#nextId).padStart(4, '0')}1b2a3d4e`
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://account')
    const body = await bodyOf(request)
    const method = request.method ?? 'GET'
    if (method !== 'GET') this.changes.push(`${method} ${url.pathname}`)
    response.setHeader('Content-Type', 'application/json')
    if (url.pathname.startsWith('/v1/')) return this.#answerAsStripe(url, method, body, response)
    const isKnown = request.headers.authorization === 'Bearer token-1'
    const jurisdiction = String(request.headers['cf-r2-jurisdiction'] ?? 'default')
    const result = isKnown ? this.#answer(url, method, body, jurisdiction) : undefined
    response.statusCode = isKnown ? (result === undefined ? 404 : 200) : 403
    const errors = result === undefined ? [{ code: NOT_FOUND, message: 'Not found here.' }] : []
    response.end(JSON.stringify({ success: result !== undefined, result, errors }))
  }

  #answer(url: URL, method: string, body: Json, jurisdiction: string): unknown {
    const path = url.pathname.replace(ACCOUNT, '')
    if (path === '/accounts') return [{ id: 'acc-1', name: 'Northlight' }]
    if (path === '/zones') {
      const id = this.zones.get(url.searchParams.get('name') ?? '')
      return id === undefined ? [] : [{ id }]
    }
    if (path.startsWith('/d1/database')) return this.#database(url, path, method, body)
    if (path.startsWith('/r2/buckets')) return this.#bucket(path, method, body, jurisdiction)
    if (path === '/storage/kv/namespaces') return this.#namespace(url, method, body)
    if (path === '/queues') {
      if (method === 'POST')
        this.queues.push({ queue_id: this.#id(), queue_name: String(body['queue_name']) })
      return this.queues.filter(({ queue_name }) => queue_name === url.searchParams.get('name'))
    }
    if (path.startsWith('/event_subscriptions/')) return this.#subscription(url, path, method, body)
    if (path.startsWith('/workers/scripts/')) return this.#worker(path, method, body)
    if (path.includes('/rulesets/phases/')) {
      if (method === 'PUT') this.rules.set(path, body['rules'] as Json[])
      const rules = this.rules.get(path)
      return rules && { rules }
    }
    return path.includes('/email/sending/subdomains') ? this.#mail(path, method, body) : undefined
  }

  #subscription(url: URL, path: string, method: string, body: Json): unknown {
    if (method === 'POST') {
      const { queue_id: queueId } = body['destination'] as { queue_id: unknown }
      this.subscriptions.push({ ...body, id: this.#id(), queueId })
      return this.subscriptions.at(-1)
    }
    const found = this.subscriptions.find(({ id }) => path.endsWith(id))
    if (method === 'PATCH') return found && Object.assign(found, body)
    return this.subscriptions.filter(({ queueId }) => queueId === url.searchParams.get('queue_id'))
  }

  #worker(path: string, method: string, body: Json): unknown {
    const [, , , name = '', part] = path.split('/')
    if (part === undefined && method === 'PUT') this.secrets.set(name, new Set())
    const names = this.secrets.get(name)
    if (part === 'secrets-bulk')
      for (const secret of Object.keys(body['secrets'] ?? {})) names?.add(secret)
    return names && [...names].map((secret) => ({ name: secret, type: 'secret_text' }))
  }

  #database(url: URL, path: string, method: string, body: Json): unknown {
    const found = this.databases.find(({ uuid }) => path.endsWith(uuid))
    if (method === 'PUT') return found && Object.assign(found, body)
    if (method === 'POST') {
      const created = { uuid: this.#id(), name: String(body['name']), ...body }
      this.databases.push(created)
      return created
    }
    // The API matches names by substring.
    return this.databases.filter(({ name }) => name.includes(url.searchParams.get('name') ?? ''))
  }

  #bucket(path: string, method: string, body: Json, jurisdiction: string): unknown {
    const [, , , name = '', part] = path.split('/')
    if (method === 'POST') {
      this.buckets.set(String(body['name']), {
        locationHint: body['locationHint'],
        jurisdiction,
        rules: [{ id: 'Default Multipart Abort Rule' }],
      })
      return {}
    }
    const bucket = this.buckets.get(name)
    if (bucket?.jurisdiction !== jurisdiction) return undefined
    if (method === 'PUT' && part === 'lifecycle') bucket.rules = body['rules'] as { id: string }[]
    return bucket
  }

  #namespace(url: URL, method: string, body: Json): unknown {
    if (method !== 'POST') return url.searchParams.get('page') === '1' ? this.namespaces : []
    const title = String(body['title'])
    if (this.namespaces.some((known) => known.title === title)) return undefined
    const created = { id: this.#id().replaceAll('-', ''), title }
    this.namespaces.push(created)
    return created
  }

  #mail(path: string, method: string, body: Json): unknown {
    if (method === 'POST') {
      const created = { tag: this.#id(), name: String(body['name']) }
      this.mailDomains.push(created)
      return created
    }
    if (!path.endsWith('/dns')) return this.mailDomains
    return [
      { type: 'TXT', name: 'cf-bounce.northlight-media.com', content: '"v=spf1 ~all"' },
      { type: 'MX', name: 'cf-bounce.northlight-media.com', content: 'mx.example', priority: 5 },
    ]
  }

  #answerAsStripe(url: URL, method: string, body: Json, response: ServerResponse): void {
    const id = url.pathname.split('/')[3]
    const found = this.webhooks.find((endpoint) => endpoint.id === id)
    if (method === 'DELETE' && found) this.webhooks.splice(this.webhooks.indexOf(found), 1)
    else if (method === 'POST' && found) Object.assign(found, body)
    else if (method === 'POST') {
      const created = {
        id: `we_${this.webhooks.length + 1}_${this.#id()}`,
        url: String(body['url']),
        enabled_events: body['enabled_events'] as string[],
        status: 'enabled',
      }
      this.webhooks.push(created)
      return void response.end(JSON.stringify({ ...created, secret: `whsec_${created.id}` }))
    }
    response.end(
      JSON.stringify(id ? (found ?? {}) : { object: 'list', data: this.webhooks, has_more: false }),
    )
  }
}
