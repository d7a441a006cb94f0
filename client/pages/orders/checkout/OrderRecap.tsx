import { useEffect, useRef, useState } from 'react'
import type { Quote } from '#domain/commerce/checkout/quote.types.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { Button } from '#client/ui/Button.tsx'
import { useBottomBar } from '#client/ui/useBottomBar.ts'

/** The id of the section that the recap links to. */
export const SUMMARY_ID = 'order-summary'

/**
 * On a phone: a bottom bar with the total and a link to the order summary, while that is out of
 * view. The bar exists before the total, as it would otherwise cover a button that is being
 * pressed.
 */
export function OrderRecap({ quote, isCurrent }: { quote: Quote | null; isCurrent: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  const isBelow = useIsBelow(SUMMARY_ID)
  useBottomBar(bar)
  return (
    <div
      ref={bar}
      data-bottom-bar
      className={
        isBelow
          ? 'fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line-2 bg-card px-5 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden'
          : 'hidden'
      }
    >
      {isBelow ? (
        <>
          <p className="min-w-0">
            <span className="block text-sm text-ink-2">Total{quote?.tax ? '' : ' before tax'}</span>
            <span className={isCurrent ? 'num text-xl' : 'num text-xl text-ink-3'}>
              {quote
                ? formatMoney({ amountMinor: quote.totals.totalMinor, currency: quote.currency })
                : '…'}
            </span>
          </p>
          <Button size="sm" variant="secondary" onPress={goToSummary}>
            Your order
          </Button>
        </>
      ) : null}
    </div>
  )
}

function goToSummary() {
  const heading = document.getElementById(SUMMARY_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Whether an element is below the visible part of the window. */
function useIsBelow(id: string): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isBelow
}
