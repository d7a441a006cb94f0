import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { readStandingOfCall } from '#client/api/orders/standingCalls.ts'
import { useMayOrder } from '#client/state/foundation/identity/useMayOrder.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { StartStanding } from './StartStanding.tsx'

/** Starts the monthly repetition of a paid order, or leads to the one that runs. */
export function RepeatMonthly({ order }: { order: OrderOverview }) {
  const mayOrder = useMayOrder()
  const [isOpen, setOpen] = useState(false)
  const loaded = useLoaded(order.id, () => readStandingOfCall(order.id))
  const standing = loaded.value
  if (!mayOrder || !order.rights.payOrders || !order.rights.changeOrders) return null
  if (loaded.value === null && (loaded.isLoading || loaded.error)) return null
  if (standing && standing.state !== 'ended')
    return (
      <LinkButton variant="secondary" size="sm" to={sitePath('standingOrder', { id: standing.id })}>
        <CalendarSync aria-hidden="true" className="size-4" />
        See the standing order
      </LinkButton>
    )
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        <CalendarSync aria-hidden="true" className="size-4" />
        Repeat every month
      </Button>
      {isOpen ? <StartStanding order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
