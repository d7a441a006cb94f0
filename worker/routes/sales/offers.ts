import { Hono, type Context } from 'hono'
import metadata from 'libphonenumber-js/metadata.min'
import { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { requestKeySchema } from '#domain/sales/lead/contactRequest.ts'
import { MAX_OFFER_NOTE } from '#domain/sales/offer/offerLimits.ts'
import { offerRequestSchema } from '#domain/sales/offer/offerRequest.ts'
import { IDEMPOTENCY_HEADER, OFFER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { isValidPhone } from '#domain/foundation/phone/phoneNumber.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { chargeQuote, withinQuoteBudget } from '#worker/middleware/quoteBudget.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { withSession, type SessionEnv } from '#worker/middleware/session.ts'
import { validated } from '#worker/middleware/validated.ts'
import { networkOf, operationContext } from '#worker/platform/operationContext.ts'
import { sendOfferQuestion } from '#worker/operations/sales/offers/sendOfferQuestion.ts'
import { readOfferPdf } from '#worker/operations/sales/offers/openOffer.ts'
import { readOffer } from '#worker/operations/sales/offers/readOffer.ts'
import { requestOffer } from '#worker/operations/sales/offers/requestOffer.ts'
import { readOfferForCart } from '#worker/operations/sales/offers/readOfferForCart.ts'
import { cartBodySchema } from '#worker/routes/commerce/cartBody.ts'

// Also accepts numbers that the browser's rules call valid.
const isValid = (number: string) => isValidPhone(number, DEFAULT_PHONE_COUNTRY, metadata)

const requestSchema = cartBodySchema
  .pick({ items: true })
  .extend({ form: offerRequestSchema(isValid) })

const questionSchema = z.object({
  kind: z.enum(['message', 'callback']),
  text: z.string().trim().max(MAX_OFFER_NOTE).default(''),
})

/** Key of the mailed link; an invalid one opens nothing. */
const offerKey = (c: Context<AppEnv>) => c.req.header(OFFER_KEY_HEADER) ?? ''

const requesting = new Hono<SessionEnv>().post(
  '/',
  requires('contactDesk'),
  rateLimit('LIMIT_GUESS', 'offers'),
  withinQuoteBudget,
  withSession,
  validated('json', requestSchema),
  async (c) => {
    const requestKey = requestKeySchema.safeParse(c.req.header(IDEMPOTENCY_HEADER))
    if (!requestKey.success)
      throw new ProductError('invalid_format', {
        message: 'The Idempotency-Key header is required',
      })
    const { items, form } = c.req.valid('json')
    chargeQuote(networkOf(c), items)
    const { sessionId } = c.var
    const request = { sessionId, requestKey: requestKey.data, items, form }
    return c.json(await requestOffer(operationContext(c), request), 201)
  },
)

/** /api/offers: requests an offer, and reads the one of a mailed key. */
export const offerRoutes = new Hono<AppEnv>()
  .route('/', requesting)
  .get(
    '/opened',
    requires('openMailedLinks'),
    rateLimit('LIMIT_READ', 'offers'),
    withinQuoteBudget,
    async (c) => {
      const offer = await readOffer(operationContext(c), offerKey(c))
      chargeQuote(networkOf(c), offer.current.content.items)
      c.header('Cache-Control', 'private, no-store')
      return c.json(offer)
    },
  )
  .get(
    '/opened/pdf',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'offer-pdf'),
    async (c) => {
      const { file, name } = await readOfferPdf(operationContext(c), offerKey(c))
      return c.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
    },
  )
  .post(
    '/opened/acceptances',
    requires('openMailedLinks'),
    rateLimit('LIMIT_WRITE', 'offer-acceptances'),
    async (c) => c.json(await readOfferForCart(operationContext(c), offerKey(c))),
  )
  .post(
    '/opened/questions',
    requires('openMailedLinks'),
    rateLimit('LIMIT_GUESS', 'offer-questions'),
    validated('json', questionSchema),
    async (c) => {
      await sendOfferQuestion(operationContext(c), offerKey(c), c.req.valid('json'))
      return c.json({ outcome: 'received' }, 201)
    },
  )
