import { useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import { stopReportMails } from '#client/api/reporting/reportCalls.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Route } from './+types/StopMailsPage.ts'

export const meta = () =>
  pageHead('stopReportMails', { title: 'Stop emailed reports', isKeyed: true })

/** A mail program that breaks lines can cut links. */
const NOT_WHOLE = 'A part of this link is missing. Open it from the email again, or copy all of it.'

/**
 * The page behind a mailed report's link: one press stops its mails. Opening it does not, as mail
 * programs prefetch links.
 */
export default function StopMailsPage({ params: { key } }: Route.ComponentProps) {
  const [state, setState] = useState<'open' | 'busy' | 'stopped'>('open')
  const [problem, setProblem] = useState<string | null>(null)
  const stop = async () => {
    setState('busy')
    setProblem(null)
    try {
      await stopReportMails(key)
      setState('stopped')
    } catch (error) {
      const known = asProductError(error)
      setProblem(known.code === 'invalid_input' ? NOT_WHOLE : known.message)
      setState('open')
    }
  }
  const isStopped = state === 'stopped'
  return (
    <div className="page-width flex max-w-2xl flex-col items-start gap-5 py-12 lg:py-16">
      <h1 className="text-title">
        {isStopped ? 'These emails are stopped' : 'Stop the emails of this report?'}
      </h1>
      <p className="text-lg text-ink-2">
        {isStopped
          ? 'We send no more emails of this report. The report itself stays, and can be emailed again from its page.'
          : 'The report stays where it is. Emails about the order itself, such as invoices, go on.'}
      </p>
      {problem ? <Callout tone="error" title={problem} /> : null}
      {isStopped ? (
        <LinkButton to={sitePath('home')}>Go to the home page</LinkButton>
      ) : (
        <Button isPending={state === 'busy'} onPress={() => void stop()}>
          Stop these emails
        </Button>
      )}
    </div>
  )
}
