import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { runBatch } from '#database/batch.ts'
import { connect } from '#database/connection.ts'
import { claimCoupon } from '#database/queries/commerce/coupons.ts'
import { listSeriesCodes } from '#database/queries/commerce/couponSeries.ts'
import type { CouponCodesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import type { CouponSeries } from '#domain/commerce/coupon/couponSeries.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'

useShop()

const ALL = { search: '', list: 'all' as const, after: '', limit: 100 }

describe('codes of a series', () => {
  it('are listed page by page when used, each once, among more unused ones', async () => {
    const headers = { Cookie: (await givenLogin({ role: 'admin' })).cookie }
    const made = async (codes: number) =>
      await answer<CouponSeries>(
        call('/coupon-series', {
          headers,
          body: {
            name: 'Spring fair',
            codes,
            code: '',
            scope: 'once_per_buyer',
            isOnePerBuyer: false,
            amountMinor: 50_00,
            rule: { percent: null, media: [], minimumMinor: 0 },
            startsAt: null,
            expiresAt: null,
            budgetMinor: null,
            reason: 'Asked for by sales',
          },
        }),
      )
    const codesOf = async ({ id }: CouponSeries) =>
      (await listSeriesCodes(connect(env.DB), id, ALL)).map(({ num }) => num)
    const series = await made(90)
    const other = await made(2)
    const claims = connect(env.DB)
    const used = (await codesOf(series)).filter((_, at) => at % 3 === 0).toSorted()
    const [foreign = ''] = await codesOf(other)
    await runBatch(
      claims,
      [...used, ...used.slice(0, 10), foreign].flatMap((num, at) =>
        claimCoupon(
          claims,
          { num, scope: 'once_per_buyer' },
          { email: `buyer${at}@example.com`, accountId: null, networks: [] },
          { orderId: `ord_${at}`, claimedAt: `2026-01-01T00:00:${10 + at}.000Z`, amountMinor: 1 },
        ),
      ),
    )
    const page = async (after: string) =>
      await answer<CouponCodesView>(
        call(`/coupon-series/${series.id}/codes?list=used&after=${after}`, { headers }),
      )
    const first = await page('')
    const second = await page(first.next ?? '')
    expect([first.codes.length, second.codes.length, second.next]).toEqual([25, 5, null])
    expect([...first.codes, ...second.codes].map(({ num }) => num)).toEqual(used)
    expect(first.codes.map(({ uses }) => uses)).toEqual(
      used.slice(0, 25).map((_, at) => (at < 10 ? 2 : 1)),
    )
  })
})
