import { pageTitle } from '#content/site.ts'
import { SUPPORTED_BROWSERS } from '#content/wording/supportedBrowsers.ts'

/** Advice for a browser that is too old for a page. */
export default function OldBrowserScreen() {
  return (
    <div className="page-width flex flex-col gap-4 py-16 lg:py-24">
      <title>{pageTitle('Please update your browser')}</title>
      <h1 className="text-section">Please update your browser</h1>
      <p className="max-w-xl text-ink-2">
        This page needs a newer browser. It works in {SUPPORTED_BROWSERS}. Your plans and your cart
        are kept.
      </p>
    </div>
  )
}
