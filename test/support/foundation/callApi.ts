import { env } from 'cloudflare:workers'
import worker from '#test/support/foundation/wholeProduct.ts'
import { cookieOf } from './accounts.ts'
import { deliver, recordingQueue } from './jobs.ts'
import { newNetworkAddress } from './ownNetwork.ts'
import { createExecutionContext, waitOnExecutionContext } from './executionContext.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
}

export interface Asked {
  cookie?: string
  headers?: Record<string, string>
  cf?: Record<string, string>
}

/**
 * An API caller with its own network address and a mailbox that captures mails. Each call resolves
 * after its background work and the jobs that it queued have ended. `settings` override those of the test.
 */
export function givenCaller(settings: Partial<typeof env> | Record<string, string> = {}) {
  const address = newNetworkAddress()
  const mails: SentMail[] = []
  const send = async (mail: SentMail) => {
    mails.push(mail)
    return { messageId: `mail-${mails.length}` }
  }
  const { messages, binding } = recordingQueue()
  const MAIL = { send } as unknown as SendEmail
  const bindings = { ...env, JOBS: binding, ...settings, MAIL }

  async function ask(method: string, path: string, body?: unknown, asked: Asked = {}) {
    const request = new Request(`http://127.0.0.1:8787/api${path}`, {
      method,
      headers: {
        'CF-Connecting-IP': address,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(asked.cookie ? { Cookie: asked.cookie } : {}),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(asked.cf ? { cf: asked.cf } : {}),
    })
    const execution = createExecutionContext()
    const response = await worker.fetch(request, bindings, execution)
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
    const answer: unknown = isJson ? await response.json() : await response.text()
    await waitOnExecutionContext(execution)
    for (const message of messages.splice(0)) await deliver(bindings, message)
    return { status: response.status, answer, cookie: cookieOf(response.headers), response }
  }

  /** The token of the last link mailed to an address. */
  const mailedToken = (to: string): string => {
    const texts = mails.filter((mail) => mail.to === to).map((mail) => mail.text)
    return /\?token=([\w-]+)/.exec(texts.at(-1) ?? '')?.[1] ?? ''
  }

  return { ask, mails, mailedToken, address }
}
