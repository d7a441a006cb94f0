import type { Wrangler } from './wrangler.ts'

const BASE_URL = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 30_000
const PAGE_SIZE = 100

interface Envelope<T> {
  success: boolean
  result: T
  errors?: { code: number; message: string }[]
}

/** A rejected or failed request to the account's API. */
export class AccountError extends Error {
  readonly status: number

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause })
    this.name = 'AccountError'
    this.status = status
  }
}

/** The account's HTTP API, with the credentials of wrangler. */
export class CloudflareApi {
  readonly accountId: string
  readonly #token: string
  readonly #baseUrl: string

  constructor(accountId: string, token: string, baseUrl: string) {
    this.accountId = accountId
    this.#token = token
    this.#baseUrl = baseUrl
  }

  /** Sends a request and returns its result. Raises AccountError with the account's message. */
  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await this.#fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await response.json().catch(() => null)) as Envelope<T> | null
    if (response.ok && answer?.success) return answer.result
    const said = answer?.errors?.map(({ message }) => message).join(' ')
    throw new AccountError(
      `${method} ${path.split('?')[0]}: ${said || `status ${response.status}`}`,
      response.status,
    )
  }

  async #fetch(path: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(this.#baseUrl + path, request)
    } catch (error) {
      const { host } = new URL(this.#baseUrl)
      throw new AccountError(`The account's API at ${host} could not be reached.`, 0, error)
    }
  }

  /** Returns a list. */
  async list<T>(path: string, headers?: Record<string, string>): Promise<T[]> {
    return await this.send<T[]>('GET', path, undefined, headers)
  }

  /** Returns every page of a list. */
  async listAll<T>(path: string): Promise<T[]> {
    const all: T[] = []
    for (let page = 1; ; page += 1) {
      const part = await this.list<T>(`${path}?per_page=${PAGE_SIZE}&page=${page}`)
      all.push(...part)
      if (part.length < PAGE_SIZE) return all
    }
  }

  /** Returns a resource; null if it does not exist. */
  async find<T>(path: string, headers?: Record<string, string>): Promise<T | null> {
    try {
      return await this.send<T>('GET', path, undefined, headers)
    } catch (error) {
      if (error instanceof AccountError && error.status === 404) return null
      throw error
    }
  }
}

/** An account with only its zones, for a dry run without a login. */
export class EmptyAccount extends CloudflareApi {
  constructor() {
    super('', '', '')
  }

  override async send<T>(method: string, path: string): Promise<T> {
    if (method !== 'GET') throw new AccountError('A dry run changes nothing.', 405)
    const found = path.startsWith('/zones?') ? [{ id: '' }] : []
    return found as T
  }

  override async find<T>(): Promise<T | null> {
    return null
  }
}

async function readToken(wrangler: Wrangler): Promise<string> {
  const fromEnvironment = process.env['CLOUDFLARE_API_TOKEN']
  if (fromEnvironment) return fromEnvironment
  const result = await wrangler(['auth', 'token', '--json'])
  if (result.code !== 0)
    throw new AccountError('Log in first: npx wrangler login, or set CLOUDFLARE_API_TOKEN.', 401)
  const { token } = JSON.parse(result.stdout) as { token?: string }
  if (token === undefined)
    throw new AccountError(
      'Log in with npx wrangler login, or set CLOUDFLARE_API_TOKEN. A global API key is not accepted.',
      401,
    )
  return token
}

/** The logged-in account. Raises AccountError without a login, and if it has several accounts. */
export async function connectAccount(
  wrangler: Wrangler,
  baseUrl = process.env['CLOUDFLARE_API_BASE_URL'] ?? BASE_URL,
): Promise<CloudflareApi> {
  const token = await readToken(wrangler)
  const chosen = process.env['CLOUDFLARE_ACCOUNT_ID']
  if (chosen) return new CloudflareApi(chosen, token, baseUrl)
  const accounts = await new CloudflareApi('', token, baseUrl).list<{ id: string; name: string }>(
    '/accounts',
  )
  const [account] = accounts
  if (!account) throw new AccountError('The login belongs to no account.', 403)
  if (accounts.length > 1) {
    const names = accounts.map(({ id, name }) => `${name} (${id})`).join(', ')
    throw new AccountError(`Choose an account with CLOUDFLARE_ACCOUNT_ID: ${names}`, 400)
  }
  // Wrangler uses the same account without looking it up again.
  process.env['CLOUDFLARE_ACCOUNT_ID'] = account.id
  return new CloudflareApi(account.id, token, baseUrl)
}
