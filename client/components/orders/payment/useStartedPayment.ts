import { useCallback, useEffect, useRef, useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { PayableByCard, StartedPayment } from './cardPayment.ts'

/**
 * Starts the payment of the displayed order or change, or reports that it was paid meanwhile. `payable` must be stable
 * for the same payment.
 */
export function useStartedPayment(payable: PayableByCard, onPaid: () => void) {
  const [payment, setPayment] = useState<StartedPayment | null>(null)
  const [problem, setProblem] = useState<ProductError | null>(null)
  const paid = useRef(onPaid)
  const start = useCallback(async () => {
    try {
      setPayment(await payable.start())
      setProblem(null)
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      if (error.code === 'payment_not_open' && (await payable.isPaidMeanwhile())) paid.current()
      else setProblem(error)
    }
  }, [payable])
  useEffect(() => {
    const soon = setTimeout(() => void start(), 0)
    return () => clearTimeout(soon)
  }, [start])
  return { payment, problem, retry: () => void start() }
}
