import { Hono } from 'hono'
import { cors } from 'hono/cors'
import metadata from 'libphonenumber-js/metadata.min'
import { contactRequestSchema, requestKeySchema } from '#domain/lead/contactRequest.ts'
import { DEFAULT_PHONE_COUNTRY, isValidPhone } from '#domain/phone/phoneNumber.ts'
import type { AppEnv } from '../platform/env.ts'
import { rateLimit } from '../middleware/rateLimit.ts'
import { requires } from '../middleware/requires.ts'
import { SESSION_HEADER } from '../middleware/session.ts'
import { siteOrigin } from '../middleware/sameOrigin.ts'
import { validated } from '../middleware/validated.ts'
import { operationContext } from '../platform/operationContext.ts'
import { takeContactRequest } from '../operations/leads/takeContactRequest.ts'

const KEY_HEADER = 'Idempotency-Key'

// By what the browser knows of numbers, too: what it has called valid is never refused behind the confirmation.
const requestSchema = contactRequestSchema((number) =>
  isValidPhone(number, DEFAULT_PHONE_COUNTRY, metadata),
)

/** POST /api/contact-form: a callback or message request (spec §7), also where the API has another host than the site. */
export const contactFormRoutes = new Hono<AppEnv>()
  .use(
    cors({
      origin: (origin, c) => (origin === siteOrigin(c) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', KEY_HEADER, SESSION_HEADER],
      maxAge: 600,
    }),
  )
  .post(
    '/',
    requires('contactDesk'),
    rateLimit('LIMIT_GUESS', 'contact-form'),
    validated('json', requestSchema),
    async (c) => {
      await takeContactRequest(operationContext(c), {
        request: c.req.valid('json'),
        requestKey: requestKeySchema.safeParse(c.req.header(KEY_HEADER)).data ?? null,
        signedSessionId: c.req.header(SESSION_HEADER),
        country: (c.req.raw.cf?.country as string | undefined) ?? null,
      })
      return c.json({ outcome: 'received' }, 201)
    },
  )
