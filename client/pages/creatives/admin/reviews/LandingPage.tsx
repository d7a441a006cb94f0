import { ExternalLink } from 'lucide-react'
import { CheckEntry } from '#client/components/creatives/creatives/CheckEntry.tsx'
import type { LandingPageFacts } from '#domain/creatives/creative/checks/checkLandingPage.ts'
import { Kbd } from './Kbd.tsx'

/** An ad's landing page: its address and the result of the last check. */
export function LandingPage({
  address,
  facts,
}: {
  address: string | null
  facts: LandingPageFacts | null
}) {
  return (
    <section aria-labelledby="review-landing-page">
      <div className="-mt-1.5 flex items-center justify-between gap-3">
        <h3 id="review-landing-page" className="text-subheading">
          Landing page
        </h3>
        {address === null ? null : (
          <span className="flex items-center gap-2 text-sm">
            <Kbd>L</Kbd>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              data-landing-page
              className="inline-flex min-h-10 items-center gap-1 font-semibold max-sm:min-h-11 text-cobalt underline underline-offset-3"
            >
              Open
              <ExternalLink aria-hidden="true" className="size-3.5" />
              <span className="sr-only"> the landing page (new tab)</span>
            </a>
          </span>
        )}
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        {address ?? 'This ad cannot be clicked, so it has none.'}
      </p>
      {address === null ? null : (
        <ul className="mt-1">
          <Answer facts={facts} />
        </ul>
      )}
    </section>
  )
}

function Answer({ facts }: { facts: LandingPageFacts | null }) {
  if (facts === null)
    return (
      <CheckEntry kind="open" title="Not checked yet">
        Please open it and look.
      </CheckEntry>
    )
  const { status, finalAddress, address } = facts
  if (status === null)
    return (
      <CheckEntry kind="warning" title="Does not respond to us">
        It may still open in a browser. Please open it and check.
      </CheckEntry>
    )
  const isGood = status < 400
  const moves = finalAddress !== null && finalAddress !== address
  return (
    <CheckEntry
      kind={isGood ? 'good' : 'warning'}
      title={isGood ? 'Landing page answers' : `Landing page answers with ${status}`}
    >
      {moves ? `It leads to ${finalAddress}` : 'Over https, without a redirect'}
    </CheckEntry>
  )
}
