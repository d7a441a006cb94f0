import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'

const WAIT_MS = 2_000
/** For a minute; then the payment can be looked at, and made, again. */
const TRIES = 30

/** Whether who reads a change comes back from a bank's page that took the payment, which has not arrived here yet; asks for it. */
export function usePaidJustNow({ state }: AmendmentView, onChanged: () => void): boolean {
  const [address] = useSearchParams()
  const [tries, setTries] = useState(0)
  const isWaiting =
    address.get('redirect_status') === 'succeeded' && state === 'awaiting_payment' && tries < TRIES
  useEffect(() => {
    if (!isWaiting) return
    const asking = setInterval(() => {
      setTries((count) => count + 1)
      onChanged()
    }, WAIT_MS)
    return () => clearInterval(asking)
  }, [isWaiting, onChanged])
  return isWaiting
}
