import { setTimeout as wait } from 'node:timers/promises'
import { newAddress, type World } from './World.ts'

const RETRY_MS = 400
const ANSWER_TIMEOUT_MS = 30_000
const TOO_MANY = 429

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  bytes?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export interface Told<Body> {
  isOk: boolean
  status: number
  body: Body
  /** The product's error code; empty unless refused. */
  code: string
}

/** A client of the API that repeats each request until it gets a response. */
export class Caller {
  readonly #world: World
  readonly #headers: Record<string, string>

  constructor(world: World, headers: Record<string, string> = {}) {
    this.#world = world
    this.#headers = { 'CF-Connecting-IP': newAddress(), ...headers }
  }

  /** The same client with these headers on every request. */
  with(headers: Record<string, string>): Caller {
    return new Caller(this.#world, { ...this.#headers, ...headers })
  }

  /** The response, which may be a refusal. Raises only when the run ends first. */
  async ask<Body>(path: string, request: Ask = {}): Promise<Told<Body>> {
    for (;;) {
      const told = await this.#once<Body>(path, request).catch(() => null)
      if (told && told.status < 500 && told.status !== TOO_MANY) return told
      await wait(RETRY_MS, undefined, { signal: this.#world.end })
    }
  }

  /** The body of a response that must succeed. Raises with the code of a refusal. */
  async get<Body>(path: string, request: Ask = {}): Promise<Body> {
    const { isOk, status, code, body } = await this.ask<Body>(path, request)
    if (isOk) return body
    throw new Error(`${request.method ?? 'GET'} ${path} was answered with ${status} ${code}.`)
  }

  async #once<Body>(path: string, { method, body, bytes, headers }: Ask): Promise<Told<Body>> {
    const content = bytes ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(`${this.#world.origin}/api${path}`, {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers: {
        'Content-Type': bytes ? 'application/octet-stream' : 'application/json',
        ...this.#headers,
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    const text = await response.text()
    const answer = (text === '' ? {} : JSON.parse(text)) as Body & { error?: { code: string } }
    const { ok: isOk, status } = response
    return { isOk, status, body: answer, code: isOk ? '' : (answer.error?.code ?? '') }
  }
}
