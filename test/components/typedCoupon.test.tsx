import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CouponBox } from '#client/components/commerce/CouponBox.tsx'
import { applyTypedCoupon, hasTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import { show } from './show.tsx'

const code = page.getByRole('textbox', { name: 'Coupon code' })

/** Responds to the check of a coupon like the API. */
const answerWith = (status: number, body: unknown) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('coupon')
      ? Response.json(body, { status })
      : Response.json({ sessionId: 'ses_test' }, { status: 201 })
  })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('has nothing to apply while no code is typed', async () => {
  await show(<CouponBox />)
  expect(hasTypedCoupon()).toBe(false)
  expect(await applyTypedCoupon()).toBe(true)
  await code.fill('   ')
  expect(hasTypedCoupon()).toBe(false)
})

it('adds a typed code to the cart and empties the field', async () => {
  answerWith(200, { num: 'WELCOME25', amount: 25_00, scope: 'once' })
  await show(<CouponBox />)
  await code.fill('welcome25')
  expect(hasTypedCoupon()).toBe(true)
  expect(await applyTypedCoupon()).toBe(true)
  await expect.element(code).toHaveValue('')
  expect(hasTypedCoupon()).toBe(false)
})

it('explains why a typed code is refused, keeps it and takes the focus', async () => {
  const error = { code: 'coupon_expired', message: 'This coupon has expired.' }
  answerWith(422, { error })
  await show(<CouponBox />)
  await code.fill('OLD10')
  expect(await applyTypedCoupon()).toBe(false)
  await expect.element(page.getByText('This coupon has expired.')).toBeVisible()
  await expect.element(code).toHaveValue('OLD10')
  await expect.element(code).toHaveFocus()
})

it('blocks the buyer once for a refused code, and again after it is changed', async () => {
  const error = { code: 'coupon_expired', message: 'This coupon has expired.' }
  answerWith(422, { error })
  await show(<CouponBox />)
  await code.fill('OLD10')
  expect(await applyTypedCoupon()).toBe(false)
  await expect.element(page.getByText('This coupon has expired.')).toBeVisible()
  expect(await applyTypedCoupon()).toBe(true)
  await code.fill('OLD20')
  expect(await applyTypedCoupon()).toBe(false)
})

it('retries a code that could not be checked', async () => {
  answerWith(500, {})
  await show(<CouponBox />)
  await code.fill('WELCOME25')
  expect(await applyTypedCoupon()).toBe(false)
  await expect.element(code).toHaveFocus()
  expect(await applyTypedCoupon()).toBe(false)
})

it('is dropped when its page is left', async () => {
  await show(<CouponBox />)
  await code.fill('WELCOME25')
  await show(<p>Another page</p>)
  expect(hasTypedCoupon()).toBe(false)
})
