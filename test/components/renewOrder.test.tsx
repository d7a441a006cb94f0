import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RenewOrder } from '#client/pages/orders/orders/order/RenewOrder.tsx'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { show } from './show.tsx'

const added = vi.hoisted(() => vi.fn<(item: unknown) => Promise<string>>())
const held = vi.hoisted(() => vi.fn<(plan: unknown) => Promise<unknown[]>>())
const loaded = vi.hoisted(() => vi.fn<(orderId: string) => Promise<unknown>>())
vi.mock('#client/api/orders/myOrderCalls.ts', () => ({ loadRenewal: loaded }))
vi.mock('#client/state/commerce/cart/cart.ts', () => ({ cartActions: { addItem: added } }))
vi.mock('#client/state/commerce/cart/holds/holdBeforeAdding.ts', () => ({
  holdBeforeAdding: held,
}))

const item = (name: string) => ({ type: 'campaign', data: { name, plan: name } })

it('adds only the rest after a failure halfway', async () => {
  loaded.mockResolvedValue({
    items: [item('Spring'), item('Summer')],
    campaigns: ['Spring', 'Summer'].map((name) => ({ name, notes: [] })),
    notOffered: [],
  })
  held.mockResolvedValueOnce([]).mockRejectedValueOnce(new ProductError('unavailable'))
  await show(<RenewOrder orderId="ord_1" />)
  const again = page.getByRole('button', { name: 'Order the same again' })
  await again.click()
  await expect
    .poll(() => held.mock.calls)
    .toEqual([
      ['Spring', null],
      ['Summer', null],
    ])
  await expect.element(page.getByText('Please wait')).not.toBeInTheDocument()
  expect(added.mock.calls).toEqual([[item('Spring')]])
  held.mockResolvedValue([])
  await again.click()
  await expect.element(page.getByRole('dialog', { name: 'It’s in your cart' })).toBeVisible()
  expect(added.mock.calls).toEqual([[item('Spring')], [item('Summer')]])
  expect(loaded).toHaveBeenCalledOnce()
})
