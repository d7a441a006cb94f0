import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AmendmentView } from '#domain/orders/order/amendment/amendment.types.ts'

const WAIT_MS = 2_000
/** For a minute; then the payment can be checked and retried. */
const TRIES = 30

/**
 * Whether the reader returns from a bank's page with a payment that has not arrived yet; polls for
 * it.
 */
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
