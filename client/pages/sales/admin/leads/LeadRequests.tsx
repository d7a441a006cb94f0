import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { Card } from '#client/ui/Card.tsx'
import { formatArrival } from '#domain/foundation/analytics/arrival.ts'
import { LEAD_KIND_NAMES } from '#domain/sales/lead/lead.ts'
import type { LeadRequestView } from '#domain/sales/lead/leadView.ts'
import { formatCountry } from '#client/pages/foundation/admin/deskWords.ts'

/**
 * All requests of a person, newest first; requests with the same phone number or email are grouped.
 */
export function LeadRequests({ requests }: { requests: readonly LeadRequestView[] }) {
  const mayReadChats = useAccount().account?.staffCapabilities.includes('answerChats') ?? false
  return (
    <Card as="section" aria-label="Requests" className="flex flex-col gap-4">
      <h3 className="text-subheading">
        {requests.length === 1 ? 'Request' : `${requests.length} requests`}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {requests.map(
          ({
            id,
            kind,
            at,
            name,
            company,
            phone,
            email,
            message,
            country,
            arrival,
            chatSessionId,
            isMarked,
          }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="text-sm font-semibold">
                {LEAD_KIND_NAMES[kind]}, {formatInstant(at)}
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {[name, company, phone, email, formatCountry(country ?? '')]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {isMarked ? (
                <p className="text-sm text-orange">
                  Possible bot: a field that people do not see was filled in. Some password managers
                  fill it in, too.
                </p>
              ) : null}
              <p className="text-sm wrap-anywhere text-ink-2">
                Came from: {formatArrival(arrival)}
              </p>
              {message === '' ? null : (
                <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message}</p>
              )}
              {chatSessionId !== null && mayReadChats ? (
                <Link
                  to={sitePath('transcript', { sessionId: chatSessionId })}
                  className="mt-2 inline-block text-sm text-cobalt underline underline-offset-3"
                >
                  The whole conversation
                </Link>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}
