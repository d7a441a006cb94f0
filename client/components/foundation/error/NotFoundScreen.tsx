import { planPath, sitePath } from '#content/sitePaths.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/**
 * The error screen (Foundation 5) for an unknown page, and for a fatal error with the ID of its
 * request.
 */
export function NotFoundScreen({ requestId }: { requestId?: string | undefined }) {
  return (
    <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24">
      <div className="flex flex-col items-start gap-4">
        <h1 className="flex flex-col gap-2">
          <span className="num text-[clamp(5rem,14vw,9rem)] leading-none">404</span>
          <span className="text-section">Page not found</span>
        </h1>
        <p className="max-w-md text-ink-2">
          There is nothing at this address. Your plans and your cart are kept.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton to={planPath(null)}>Plan a campaign</LinkButton>
          <LinkButton to={sitePath('home')} variant="secondary">
            Go to the home page
          </LinkButton>
        </div>
        {requestId ? <p className="text-sm text-ink-3">Request {requestId}</p> : null}
      </div>
      <EmptyBillboard />
    </div>
  )
}

function EmptyBillboard() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden="true" className="w-full max-w-md max-lg:hidden">
      <path d="M120 190v104M300 190v104" className="stroke-ink" strokeWidth="11" />
      <path d="M60 294h300" className="stroke-ink" strokeWidth="3" />
      <rect
        x="24"
        y="14"
        width="372"
        height="182"
        className="fill-card stroke-ink"
        strokeWidth="10"
      />
      <path
        d="M60 105h300"
        className="stroke-line-2"
        strokeWidth="3"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <circle cx="210" cy="105" r="34" className="fill-amber" />
      <path
        d="m196 91 28 28m0-28-28 28"
        className="stroke-ink"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  )
}
