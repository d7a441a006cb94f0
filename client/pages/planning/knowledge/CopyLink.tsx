import { useState } from 'react'
import type { CalculatorValues } from '#content/calculators/calculator.types.ts'
import { TextButton } from '#client/ui/TextButton.tsx'

interface Outcome {
  /** The values in the link, which differ after a change. */
  values: CalculatorValues
  /** The link, if the browser refused to copy it. */
  refused: string | null
}

/**
 * Copies the URL with the values. Browsers allow that only right after a press; a press before
 * hydration is replayed later, and then the link shows, selected, instead.
 */
export function CopyLink({ values }: { values: CalculatorValues }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const copy = async (): Promise<void> => {
    const address = location.href
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(address)
      setOutcome({ values, refused: null })
    } catch {
      setOutcome({ values, refused: address })
    }
  }
  const current = outcome?.values === values ? outcome : null
  return (
    <>
      <span aria-live="polite" className="text-sm">
        <TextButton onPress={() => void copy()}>
          {current && current.refused === null ? 'Link copied' : 'Copy link'}
        </TextButton>
      </span>
      {current?.refused ? <LinkToCopy address={current.refused} /> : null}
    </>
  )
}

function LinkToCopy({ address }: { address: string }) {
  return (
    <div role="alert" className="order-last basis-full text-sm">
      <p className="text-ink-2">
        Your browser did not let us copy. Press again, or copy the link yourself; it is selected:
      </p>
      <p ref={select} className="mt-1 font-mono text-xs wrap-anywhere select-all">
        {address}
      </p>
    </div>
  )
}

function select(text: HTMLElement | null): void {
  if (text) getSelection()?.selectAllChildren(text)
}
