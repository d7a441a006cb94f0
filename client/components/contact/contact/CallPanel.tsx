import { knownOwnTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'
import { useEffect, useRef, useState } from 'react'
import { formatNextCall } from '#domain/sales/lead/nextCall.ts'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Tabs } from '#client/ui/Tabs.tsx'
import { ContactForm, type ContactKind } from './ContactForm.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

const TITLE_ID = 'call-us-title'
const CAPITAL = 'inline-block first-letter:uppercase'

/** The panel of "Call us" (Sales 3). Each time it opens, it begins with the callback. */
export function CallPanel({ onLeave }: { onLeave: () => void }) {
  const [tab, setTab] = useState<ContactKind>('callback')
  const [isSent, setSent] = useState(false)
  const panel = useRef<HTMLDialogElement>(null)
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const element = panel.current
    element?.focus()
    const pressed = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (isComposing(event)) return
      const isInside = target instanceof Node && (element?.contains(target) ?? false)
      if (key === 'Escape' && isInside && !defaultPrevented) leave.current()
    }
    // Listens on the document, after React: an open list in the panel has handled the key by then.
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <dialog
      ref={panel}
      open
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="call-panel fixed top-auto left-auto z-30 m-0 flex max-w-none flex-col overflow-y-auto overscroll-contain rounded-card border border-line-2 bg-card p-5 text-ink outline-none max-sm:inset-x-4 max-sm:w-auto sm:left-5 sm:w-96"
    >
      {isSent ? (
        <Confirmation />
      ) : (
        <>
          <h2 id={TITLE_ID} className="text-heading">
            Call us
          </h2>
          <Hours />
          <Tabs<ContactKind>
            label="How we reach you"
            value={tab}
            onChange={setTab}
            className="mt-2 gap-4"
            tabs={[
              {
                id: 'callback',
                label: <span className={CAPITAL}>request a callback</span>,
                content: <ContactForm kind="callback" onSent={() => setSent(true)} />,
              },
              {
                id: 'message',
                label: <span className={CAPITAL}>send us a message</span>,
                content: <ContactForm kind="message" onSent={() => setSent(true)} />,
              },
            ]}
          />
        </>
      )}
    </dialog>
  )
}

/** Business hours of the desk, and the time of its next call. */
function Hours() {
  const now = new Date(useNow(HALF_MINUTE_MS))
  const timeZone = knownOwnTimeZone()
  return (
    <p className="mt-1 text-sm text-ink-2">
      We’re here Monday to Friday, {BUSINESS_HOURS.label}. {formatNextCall(now, timeZone)}
    </p>
  )
}

function Confirmation() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="py-4">
      <h2
        id={TITLE_ID}
        ref={title}
        tabIndex={-1}
        className="text-heading outline-none first-letter:uppercase"
      >
        your details have been sent
      </h2>
      <p className="mt-2 text-ink-2 first-letter:uppercase">we have received your request</p>
    </div>
  )
}
