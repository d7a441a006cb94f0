import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { textFieldsOf } from '#scripts/expressions/textFields.ts'
import { api } from '#worker/api.ts'
import { FORM_BYTES, LARGER_BODIES } from '#worker/middleware/bodyLimits.ts'
import { schemaOf } from '#worker/middleware/validated.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'

const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const endpoints = [
  ...new Set(
    api.routes
      .filter(({ method }) => BODY_METHODS.has(method))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

const limitOfRoute = (endpoint: string): number =>
  LARGER_BODIES.find(
    ([method, path]) => `${method} ${path}` === endpoint.replace(' ', ' /api'),
  )?.[2] ?? FORM_BYTES

/** Fields with a file as text, which are limited only by the body. */
const WHOLE_FILES = /\.(csv|text)$/

const LONGEST_MS = 50
const ATTACKS = ['a', '1', 'a.b', ' a', 'a@', '+1 ', '😀', 'http://a.']
/** Characters that are removed before a text is measured. */
const DROPPED = ['\u200B', '\n']

/**
 * The shortest duration of several runs. workerd's clock advances only with I/O, so each run begins
 * and ends with a query.
 */
async function shortestRun(work: () => void): Promise<number> {
  let shortest = Infinity
  for (let run = 0; run < 3 && shortest > LONGEST_MS; run += 1) {
    await env.DB.prepare('SELECT 1').first()
    const before = Date.now()
    work()
    await env.DB.prepare('SELECT 1').first()
    shortest = Math.min(shortest, Date.now() - before)
  }
  return shortest
}

/** Fields that people paste into, by name, with a valid value. */
const PASTED: [RegExp, string][] = [
  [/\.(email|newEmail|invoiceEmail)$/, 'anna@example.com'],
  [/\.(phone|phoneNumber)$/, '+1 512 555 0123'],
  [/\.(zipCode|postcode|postal_code|codes\.\[\])$/, '78701'],
  [/\.vatId$/, 'DE136695976'],
  [/\.(num|code)$/, '123456'],
  [/\.(advertiser\.website|landingPage)$/, 'https://www.example.com/a'],
]
const FEWEST_PASTED = 20

describe('request body', () => {
  it.each(endpoints)('is refused by %s above its limit', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const text = 'a'.repeat(limitOfRoute(endpoint))
    const { status, answer } = await givenCaller().ask(
      method,
      path.replaceAll(/:\w+/g, 'zzz_nobody'),
      { text },
    )
    expect({ status, code: (answer as { error?: { code?: string } }).error?.code }).toEqual({
      status: 413,
      code: 'payload_too_large',
    })
  })

  it('has a larger limit only on existing routes', () => {
    const known = new Set(endpoints)
    const lost = LARGER_BODIES.map(([method, path]) => `${method} ${path.replace('/api', '')}`)
    expect(lost.filter((endpoint) => !known.has(endpoint))).toEqual([])
  })
})

describe('text fields of routes', () => {
  const seen = new Set<z.ZodType>()
  const fields = api.routes.flatMap(({ method, path, handler }) => {
    const schema = schemaOf(handler)
    return schema ? textFieldsOf(`${method} ${path}`, schema, seen) : []
  })

  it('number over 200', () => expect(fields.length).toBeGreaterThan(200))

  it.each(fields.map((field) => [field.path, field] as const))(
    '%s refuses 180 kB, in under 50 ms',
    async (path, field) => {
      const length = WHOLE_FILES.test(path) ? 4_000_000 : 180_000
      for (const unit of ATTACKS) {
        const text = unit.repeat(length / unit.length + 1)
        expect(field.schema.safeParse(text).success).toBe(false)
      }
      const tryAll = () => {
        for (const unit of [...ATTACKS, ...DROPPED])
          field.schema.safeParse(unit.repeat(180_000 / unit.length), { error: genericMessage })
      }
      expect((await shortestRun(tryAll)) / ATTACKS.length).toBeLessThan(LONGEST_MS)
    },
  )

  const pasted = fields.filter(({ path }) => PASTED.some(([name]) => name.test(path)))

  it('that accept pasted text are found', () =>
    expect(pasted.length).toBeGreaterThan(FEWEST_PASTED))

  it.each(pasted.map((field) => [field.path, field] as const))(
    '%s strips invisible characters from a text',
    (path, { schema }) => {
      const text = PASTED.find(([name]) => name.test(path))?.[1] ?? ''
      const dirty = `\uFEFF\u202A${text.slice(0, 3)}\u200B${text.slice(3)}\u00A0\u202C`
      const [clean, read] = [schema.safeParse(text), schema.safeParse(dirty)]
      expect(clean.error).toBeUndefined()
      expect(read).toEqual(clean)
    },
  )
})
