import { z } from 'zod'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatMoney, type Currency } from '#domain/foundation/money/money.ts'
import { planPath, sitePath } from '#content/sitePaths.ts'
import { OpenChatButton } from '#client/components/contact/chat/OpenChatButton.tsx'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { cartActions } from '#client/state/commerce/cart/cart.ts'
import { slotTakenSchema } from '#client/state/commerce/cart/holds/slotHoldRecords.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/** Shown above the button, so it loads first. */
export const SlotConflicts = loadedPart(
  async () => (await import('#client/components/commerce/SlotConflicts.tsx')).SlotConflicts,
  null,
)

const detailsSchema = z
  .object({
    key: z.string().optional(),
    num: z.string().nullish(),
    expectedTotalMinor: z.number().optional(),
    totalMinor: z.number().optional(),
    changes: z
      .array(z.object({ key: z.string(), name: z.string(), message: z.string() }))
      .optional(),
  })
  .catch({})

export interface PlacingProblemProps {
  error: ProductError
  items: readonly CartItem[]
  currency: Currency
  onSolved: () => void
}

/** Why an order was not placed, and the possible fixes. */
export function PlacingProblem({ error, items, currency, onSolved }: PlacingProblemProps) {
  const details = detailsSchema.parse(error.details)
  const item = items.find(({ key }) => key === details.key)
  const taken = slotTakenSchema.safeParse(error.details)
  if (error.code === 'slot_taken' && taken.success && item?.type === 'campaign') {
    return <SlotConflicts item={item} conflicts={taken.data.conflicts} />
  }
  return (
    <Callout
      tone={error.code === 'cart_price_wrong' ? 'warning' : 'error'}
      isLive
      title={error.message}
      actions={<Ways error={error} item={item} num={details.num} onSolved={onSolved} />}
    >
      {error.code === 'cart_price_wrong' ? (
        <PriceChanges details={details} currency={currency} />
      ) : null}
      {error.code === 'unavailable' || error.code === 'unknown' ? (
        <p>Nothing is lost. Trying again can’t place the order twice.</p>
      ) : null}
      {item ? <p>{item.data.name}</p> : null}
    </Callout>
  )
}

function Ways({
  error,
  item,
  num,
  onSolved,
}: {
  error: ProductError
  item: CartItem | undefined
  num: string | null | undefined
  onSolved: () => void
}) {
  const takeOut = async (coupon: string) => {
    await cartActions.removeCoupon(coupon)
    onSolved()
  }
  if (num) {
    return (
      <Button size="sm" variant="secondary" onPress={() => void takeOut(num)}>
        Go on without coupon {num}
      </Button>
    )
  }
  if (error.code === 'slot_limit' || error.code === 'order_limit')
    return <OpenChatButton className={buttonStyles('secondary', 'sm')} />
  if (error.code === 'plan_invalid' && item?.type === 'campaign') {
    return (
      <LinkButton
        size="sm"
        variant="secondary"
        to={`${planPath(item.media_type)}?edit=${item.key}`}
      >
        Change the plan
      </LinkButton>
    )
  }
  const leadsToCart = ['slot_taken', 'plan_invalid', 'cart_empty', 'coupon_claimed'].includes(
    error.code,
  )
  return leadsToCart ? (
    <LinkButton size="sm" variant="secondary" to={sitePath('cart')}>
      Back to the cart
    </LinkButton>
  ) : null
}

function PriceChanges({
  details,
  currency,
}: {
  details: z.infer<typeof detailsSchema>
  currency: Currency
}) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const { expectedTotalMinor, totalMinor, changes = [] } = details
  return (
    <ul className="flex flex-col gap-1">
      {changes.map((change) => (
        <li key={`${change.key} ${change.message}`}>
          <span className="font-semibold text-ink">{change.name}</span>: {change.message}
        </li>
      ))}
      {expectedTotalMinor !== undefined && totalMinor !== undefined ? (
        <li>
          The total changed from {money(expectedTotalMinor)} to{' '}
          <span className="font-semibold text-ink">{money(totalMinor)}</span>. If that’s okay, place
          the order again.
        </li>
      ) : null}
    </ul>
  )
}
