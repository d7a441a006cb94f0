import { Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { assignLeadCall, eraseLeadCall } from '#client/api/sales/leadCalls.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { LEAD_OUTCOME_NAMES, LEAD_STATE_NAMES } from '#domain/sales/lead/lead.ts'
import type { DeskPerson, LeadView } from '#domain/sales/lead/leadView.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import { Attempted } from '#client/pages/foundation/admin/Attempted.tsx'
import { OwnerSelect } from '#client/pages/foundation/admin/board/OwnerSelect.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadOffers } from './LeadOffers.tsx'
import { LeadRequests } from './LeadRequests.tsx'
import { leadsPath, type LeadsAddress } from './leadsAddress.ts'
import { LeadSteps } from './LeadSteps.tsx'
import { LEAD_TONES, formatLeadDue } from './leadWords.ts'

interface LeadDetailsProps {
  lead: LeadView
  address: LeadsAddress
  people: readonly DeskPerson[]
  onChanged: () => void
  onErased: () => void
}

/** A lead: the person and their contact data, the next step, requests and history. */
export function LeadDetails({ lead, address, people, onChanged, onErased }: LeadDetailsProps) {
  return (
    <article aria-label={lead.name} className="mx-auto flex max-w-4xl flex-col gap-6">
      <Head lead={lead} />
      <Attempted onChanged={onChanged}>
        {(attempt) => (
          <OwnerSelect
            owner={lead.owner}
            people={people}
            onChange={(id) => void attempt(() => assignLeadCall(lead.id, id))}
          />
        )}
      </Attempted>
      <Attempted onChanged={onChanged}>
        {(attempt) => <LeadSteps key={lead.state} lead={lead} onAttempt={attempt} />}
      </Attempted>
      <LeadRequests requests={lead.requests} />
      <LeadOffers offers={lead.offers} />
      {lead.alike.length === 0 ? null : (
        <p className="text-sm">
          Same phone number or email:{' '}
          {lead.alike.map(({ id, name }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <Link
                to={leadsPath({ ...address, leadId: id })}
                className="text-cobalt underline underline-offset-3"
              >
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      <LeadHistory lead={lead} />
      <Erase name={lead.name} onErase={() => eraseLeadCall(lead.id)} onErased={onErased} />
    </article>
  )
}

function Head({ lead }: { lead: LeadView }) {
  const due = formatLeadDue(lead.dueAt, useNow(HALF_MINUTE_MS))
  const [last] = lead.requests
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={LEAD_TONES[lead.state]}>{LEAD_STATE_NAMES[lead.state]}</Badge>
        {due === '' ? null : (
          <Badge tone={due.startsWith('overdue') ? 'error' : 'neutral'}>{due}</Badge>
        )}
        {lead.outcome ? <Badge>{LEAD_OUTCOME_NAMES[lead.outcome]}</Badge> : null}
      </div>
      <h2 className="mt-2 text-heading wrap-anywhere">{lead.name}</h2>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        <bdi>{lead.company}</bdi>
        {lead.company === '' ? '' : ', '}
        {DESK_NAMES[lead.desk]}
      </p>
      {last ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {last.phone === '' ? null : (
            <a
              href={`tel:${phoneKey(last.phone)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-control bg-cobalt px-4 font-semibold text-white tabular-nums hover:bg-cobalt-dark"
            >
              <Phone aria-hidden="true" className="size-4" />
              <span className="sr-only">Call </span>
              {last.phone}
            </a>
          )}
          {last.email ? (
            <a
              href={`mailto:${last.email}`}
              className="wrap-anywhere text-cobalt underline underline-offset-3"
            >
              {last.email}
            </a>
          ) : null}
        </p>
      ) : null}
    </header>
  )
}

function Erase({
  name,
  onErase,
  onErased,
}: {
  name: string
  onErase: () => Promise<unknown>
  onErased: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const { problem, attempt } = useAttempt(() => setPending(false))
  const erase = async () => {
    setPending(true)
    if (await attempt(onErase)) onErased()
  }
  return (
    <div>
      <TextButton onPress={() => setAsked(true)}>Erase this lead</TextButton>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Erase ${name}?`}
        confirmLabel="Erase"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void erase()}
      >
        {problem ? <Callout tone="error" title={problem} /> : null}
        Deletes all requests and notes of this lead, for someone who asks for it. This cannot be
        undone.
      </ConfirmDialog>
    </div>
  )
}
