import metadata from 'libphonenumber-js/max/metadata'
import { Hono } from 'hono'
import { z } from 'zod'
import { accountChangeSchema } from '#domain/accounts/accountForms.ts'
import {
  provenDeletionSchema,
  provenEmailChangeSchema,
  provenPasswordChangeSchema,
} from '#domain/accounts/ownerProof.ts'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import { advertiserSchema, billingSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { isValidPhone } from '#domain/foundation/phone/phoneNumber.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import { callerOf } from '#worker/operations/accounts/login/accountCaller.ts'
import { changePassword } from '#worker/operations/accounts/login/password/changePassword.ts'
import { deleteMyAccount } from '#worker/operations/accounts/privacy/deleteMyAccount.ts'
import { editAccount } from '#worker/operations/accounts/profile/editAccount.ts'
import { endAllOtherSessions, endSession } from '#worker/operations/accounts/login/endSession.ts'
import { exportMyData } from '#worker/operations/accounts/privacy/exportMyData.ts'
import { listSessions } from '#worker/operations/accounts/login/listSessions.ts'
import { requestEmailChange } from '#worker/operations/accounts/profile/requestEmailChange.ts'
import {
  savedAdvertisers,
  savedBillingAddresses,
} from '#worker/operations/accounts/profile/savedEntries.ts'
import { chooseReportZone } from '#worker/operations/reporting/reportQuery.ts'
import { ownSessionId, withCookies } from './accountAnswer.ts'
import { dropOrderCookies } from './orderCookies.ts'

const editSchema = accountChangeSchema((number) =>
  isValidPhone(number, DEFAULT_PHONE_COUNTRY, metadata),
)
const reportZoneSchema = z.object({ zone: timeZoneIdSchema })
const idSchema = z.object({ id: z.string().min(1).max(64) })

const guessLimit = rateLimit('LIMIT_GUESS', 'account')

/** /api/account: the account as its owner sees and changes it. */
export const accountRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'account'))
  .use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .patch('/', validated('json', editSchema), async (c) =>
    c.json({ account: await editAccount(operationContext(c), c.req.valid('json')) }),
  )
  .put('/report-zone', validated('json', reportZoneSchema), async (c) => {
    await chooseReportZone(operationContext(c), c.req.valid('json').zone)
    return c.json({ chosen: true })
  })
  .post('/deletion', guessLimit, validated('json', provenDeletionSchema), async (c) => {
    const [context, caller] = [operationContext(c), callerOf(c.req.raw)]
    const deleted = await deleteMyAccount(context, caller, c.req.valid('json'))
    dropOrderCookies(c)
    return c.json(withCookies(c, deleted))
  })
  .get('/export', async (c) => {
    c.header('Content-Disposition', 'attachment; filename="admarket-direct-my-data.json"')
    return c.json(await exportMyData(operationContext(c), c.get('accountSessionId')))
  })
  .post('/password', guessLimit, validated('json', provenPasswordChangeSchema), async (c) => {
    const [context, caller, id] = [operationContext(c), callerOf(c.req.raw), ownSessionId(c)]
    return c.json(await changePassword(context, caller, id, c.req.valid('json')))
  })
  .post('/email', guessLimit, validated('json', provenEmailChangeSchema), async (c) => {
    const [context, caller] = [operationContext(c), callerOf(c.req.raw)]
    return c.json(await requestEmailChange(context, caller, c.req.valid('json')), 202)
  })
  .get('/sessions', async (c) =>
    c.json({ sessions: await listSessions(operationContext(c), ownSessionId(c)) }),
  )
  .delete('/sessions', async (c) => {
    await endAllOtherSessions(operationContext(c), ownSessionId(c))
    return c.json({ ended: true })
  })
  .delete('/sessions/:id', validated('param', idSchema), async (c) => {
    await endSession(operationContext(c), c.req.valid('param').id)
    return c.json({ ended: true })
  })

/** /api/billing-addresses: saved in an account for its next checkout. */
export const billingAddressRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'account'))
  .get('/', async (c) =>
    c.json({ billingAddresses: await savedBillingAddresses.list(operationContext(c)) }),
  )
  .post(
    '/',
    validated('json', billingSchema, () => 'address_invalid'),
    async (c) =>
      c.json(
        {
          billingAddress: await savedBillingAddresses.save(
            operationContext(c),
            c.req.valid('json'),
          ),
        },
        201,
      ),
  )
  .put(
    '/:id',
    validated('param', idSchema),
    validated('json', billingSchema, () => 'address_invalid'),
    async (c) => {
      const { id } = c.req.valid('param')
      const billingAddress = await savedBillingAddresses.edit(
        operationContext(c),
        id,
        c.req.valid('json'),
      )
      return c.json({ billingAddress })
    },
  )
  .delete('/:id', validated('param', idSchema), async (c) => {
    await savedBillingAddresses.remove(operationContext(c), c.req.valid('param').id)
    return c.json({ removed: true })
  })

/** /api/advertisers: saved in an account for its next checkout. */
export const advertiserRoutes = new Hono<AppEnv>()
  .use(requires('manageOwnAccount'), rateLimit('LIMIT_WRITE', 'account'))
  .get('/', async (c) => c.json({ advertisers: await savedAdvertisers.list(operationContext(c)) }))
  .post(
    '/',
    validated('json', advertiserSchema, () => 'advertiser_invalid'),
    async (c) =>
      c.json(
        { advertiser: await savedAdvertisers.save(operationContext(c), c.req.valid('json')) },
        201,
      ),
  )
  .put(
    '/:id',
    validated('param', idSchema),
    validated('json', advertiserSchema, () => 'advertiser_invalid'),
    async (c) => {
      const { id } = c.req.valid('param')
      const advertiser = await savedAdvertisers.edit(operationContext(c), id, c.req.valid('json'))
      return c.json({ advertiser })
    },
  )
  .delete('/:id', validated('param', idSchema), async (c) => {
    await savedAdvertisers.remove(operationContext(c), c.req.valid('param').id)
    return c.json({ removed: true })
  })
