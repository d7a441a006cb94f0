import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { textFieldsOf } from '#scripts/expressions/textFields.ts'
import { api } from '#worker/api.ts'
import { FORM_BYTES, LARGER_BODIES } from '#worker/middleware/bodyLimits.ts'
import { schemaOf } from '#worker/middleware/validated.ts'
import { givenCaller } from '#test/support/foundation/askApi.ts'

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

/** Fields whose limit is that of the body: a file as text. */
const WHOLE_FILES = /\.(csv|text)$/

describe('the body of a request', () => {
  it.each(endpoints)('is refused by %s when it is longer than it takes', async (endpoint) => {
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

  it('has a larger limit only on routes that exist', () => {
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

  it('are many', () => expect(fields.length).toBeGreaterThan(200))

  it.each(fields.map((field) => [field.path, field] as const))(
    '%s refuses 180 kB',
    (path, field) => {
      const length = WHOLE_FILES.test(path) ? 1_000_000 : 180_000
      for (const unit of ['a', '1', 'a.b', ' a'])
        expect(field.schema.safeParse(unit.repeat(length / unit.length + 1)).success).toBe(false)
    },
  )
})
