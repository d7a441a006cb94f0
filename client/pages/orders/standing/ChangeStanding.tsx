import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import type { StandingView } from '#domain/orders/standing/standingView.types.ts'
import { loadOrder } from '#client/api/orders/myOrderCalls.ts'
import { useMayOrder } from '#client/state/foundation/identity/useMayOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { StartStanding } from './StartStanding.tsx'

/** Changes the terms of a standing order, or starts one again that is paused: each needs a new consent. */
export function ChangeStanding({ standing }: { standing: StandingView }) {
  const mayOrder = useMayOrder()
  const [isPending, setPending] = useState(false)
  const [order, setOrder] = useState<OrderOverview | null>(null)
  const open = async () => {
    setPending(true)
    try {
      setOrder(await loadOrder(standing.orderId))
    } catch (error) {
      showToast({ tone: 'error', title: asProductError(error).message })
    }
    setPending(false)
  }
  if (!mayOrder) return null
  return (
    <>
      <Button variant="secondary" isPending={isPending} onPress={() => void open()}>
        {standing.state === 'active' ? 'Change the terms' : 'Start it again'}
      </Button>
      {order ? (
        <StartStanding order={order} before={standing} onClose={() => setOrder(null)} />
      ) : null}
    </>
  )
}
