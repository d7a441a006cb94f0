import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import metadata from 'libphonenumber-js/metadata.min'
import { consultationSchema, formatConsultation } from '#domain/sales/lead/consultation.ts'
import { contactRequestSchema, requestKeySchema } from '#domain/sales/lead/contactRequest.ts'
import { IDEMPOTENCY_HEADER, SESSION_HEADER } from '#domain/foundation/headerNames.ts'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { isValidPhone } from '#domain/foundation/phone/phoneNumber.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { siteOrigin } from '#worker/middleware/sameOrigin.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { receiveContactRequest } from '#worker/operations/sales/leads/receiveContactRequest.ts'

// Also accepts numbers that the browser's rules call valid, so that nothing is rejected after the confirmation.
const isValid = (number: string) => isValidPhone(number, DEFAULT_PHONE_COUNTRY, metadata)

const fromSite = cors({
  origin: (origin, c) => (origin === siteOrigin(c) ? origin : null),
  allowMethods: ['POST'],
  allowHeaders: ['Content-Type', IDEMPOTENCY_HEADER, SESSION_HEADER],
  maxAge: 600,
})

/** Context of a request to the desk, besides its form. */
const sentWith = (c: Context<AppEnv>) => ({
  requestKey: requestKeySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER)).data ?? null,
  signedSessionId: c.req.header(SESSION_HEADER),
  country: (c.req.raw.cf?.country as string | undefined) ?? null,
})

/**
 * POST /api/contact-form: a callback or message request (Sales 4), also where the API has another host than the site.
 */
export const contactFormRoutes = new Hono<AppEnv>()
  .use(fromSite)
  .post(
    '/',
    requires('contactDesk'),
    rateLimit('LIMIT_GUESS', 'contact-form'),
    validated('json', contactRequestSchema(isValid)),
    async (c) => {
      const { website, ...form } = c.req.valid('json')
      const { email, message, ...person } = { email: null, message: '', ...form }
      const kind = 'message' in form ? 'message' : 'callback'
      const request = { kind, person, email, message, website } as const
      await receiveContactRequest(operationContext(c), { ...request, ...sentWith(c) })
      return c.json({ outcome: 'received' }, 201)
    },
  )

/** POST /api/consultations: a request for advice, with the media mix shown to the visitor. */
export const consultationRoutes = new Hono<AppEnv>()
  .use(fromSite)
  .post(
    '/',
    requires('contactDesk'),
    rateLimit('LIMIT_GUESS', 'contact-form'),
    validated('json', consultationSchema(isValid)),
    async (c) => {
      const { phone, firstName, lastName, company, website, email, ...wanted } = c.req.valid('json')
      await receiveContactRequest(operationContext(c), {
        kind: 'consultation',
        person: { phone, firstName, lastName, company },
        email,
        message: formatConsultation(wanted),
        website,
        ...sentWith(c),
      })
      return c.json({ outcome: 'received' }, 201)
    },
  )
