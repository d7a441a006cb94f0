import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '#client/analytics/track.ts'
import { changeDraft } from '#client/components/contact/contact/contactDraft.ts'
import { ContactFields } from '#client/components/contact/contact/ContactFields.tsx'
import { sendConsultation } from '#client/components/contact/contact/contactOutbox.ts'
import { useContactFields } from '#client/components/contact/contact/useContactFields.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { consultationSchema, MAX_CONSULTATION_NOTE } from '#domain/sales/lead/consultation.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { DESK_NAMES, DESKS } from '#domain/contact/realtime/desk/desk.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { TRADE_TEMPLATES } from '#content/trades/tradeTemplates.ts'
import type { Wish } from './wish.ts'

/** Spec §1. */
const DESKS_IN_WORDS = formatList(
  DESKS.map((desk) => `for ${DESK_NAMES[desk]}`),
  'and',
)

interface ConsultationFormProps {
  wish: Wish
  /** The name of the place. */
  place: string
  mix: readonly MixPart[]
}

/** The requester's form: sent with the wish and the displayed mix, and confirmed at once. */
export function ConsultationForm({ wish, place, mix }: ConsultationFormProps) {
  const { draft, form, field, check, isReady } = useContactFields()
  const [isSent, setSent] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The place is chosen outside of the form.
    if (focusUnreadEntry(document.querySelector('main'))) return
    const { message: note, website, ...person } = draft
    const { goal, trade, budgetMinor, start } = wish
    const { industry } = TRADE_TEMPLATES[trade]
    const asked = { ...person, goal, industry, budgetMinor, start, place, mix, note }
    const wanted = check(consultationSchema, website === '' ? asked : { ...asked, website })
    if (!wanted) return
    sendConsultation(wanted)
    track('form_submit', { form: 'Consultation' })
    changeDraft({ message: '' })
    setSent(true)
  }
  if (isSent) return <Confirmation onMore={() => setSent(false)} />
  return (
    <Card as="section" aria-label="Talk it over">
      <h2 className="text-heading">Talk it over with a person</h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        We look at your mix and call you within one working day. It costs nothing. We have sales
        desks {DESKS_IN_WORDS}; your regional team calls you.
      </p>
      <form
        ref={form}
        noValidate
        aria-label="Consultation"
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <ContactFields field={field} hasEmail />
        <TextArea
          label="What we should know"
          isRequired={false}
          rows={3}
          maxLength={MAX_CONSULTATION_NOTE}
          {...field('message')}
        />
        <Button type="submit" isPending={!isReady}>
          Ask for a consultation
        </Button>
      </form>
    </Card>
  )
}

function Confirmation({ onMore }: { onMore: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card as="section" aria-label="Talk it over">
      <h2 ref={title} tabIndex={-1} className="text-heading outline-none">
        Thank you. We have your request.
      </h2>
      <p className="mt-2 text-ink-2">
        We look at your mix and call you within one working day. You can keep planning.
      </p>
      <Button variant="secondary" onPress={onMore} className="mt-4">
        Ask for another
      </Button>
    </Card>
  )
}
