import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Link } from 'react-router'
import { TERMS_PAGE } from '#content/legal/terms.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { Consent } from '#domain/sales/admin/customers.ts'
import { RHYTHM_NAMES } from '#domain/reporting/sharing/mailRhythm.ts'
import { Part } from '#client/pages/foundation/admin/Part.tsx'

const LINK = 'font-semibold text-cobalt underline underline-offset-3'

/** The consents of a customer, with date and text. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  return (
    <Part title="Consents">
      {consents.length === 0 ? (
        <p className="text-sm text-ink-2">No consents yet.</p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {consents.map((consent) => (
            <li key={`${consent.what} ${consent.orderId} ${consent.at}`}>
              <ConsentText consent={consent} />
              <span className="block text-ink-2">
                {formatInstant(consent.at)}, with{' '}
                <Link to={sitePath('adminOrder', { id: consent.orderId })} className={LINK}>
                  {consent.orderNumber}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-xs text-ink-2">
        From the latest orders. Statistics follow the browser’s Do Not Track and time zone; no
        consent to them is asked for or kept.
      </p>
    </Part>
  )
}

function ConsentText({ consent }: { consent: Consent }) {
  if (consent.what === 'report_mails')
    return <span>Reports by email, {RHYTHM_NAMES[consent.rhythm].toLowerCase()}</span>
  if (consent.what === 'credit_check')
    return <span>“You check my credit and agree the start with me”</span>
  const isThisText = consent.at >= TERMS_PAGE.inForceSince
  return (
    <span>
      “I accept the terms and conditions”:{' '}
      {isThisText ? (
        <>
          <Link to={sitePath('terms')} className={LINK}>
            the text
          </Link>{' '}
          in force since {formatDate(TERMS_PAGE.inForceSince)}
        </>
      ) : (
        'an earlier text'
      )}
    </span>
  )
}
