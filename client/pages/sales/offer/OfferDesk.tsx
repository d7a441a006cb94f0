import { Clock } from 'lucide-react'
import { useState } from 'react'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { MAX_OFFER_NOTE } from '#domain/sales/offer/offerLimits.ts'
import type { OfferView } from '#domain/sales/offer/offerView.ts'
import { DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import { sendOfferQuestionCall } from '#client/api/sales/offerCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** The contact person, with ways to ask a question or request a call. */
export function OfferDesk({ offerKey, offer }: { offerKey: string; offer: OfferView }) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<'message' | 'callback' | null>(null)
  const ask = async (kind: 'message' | 'callback') => {
    setBusy(kind)
    try {
      await sendOfferQuestionCall(offerKey, { kind, text })
      setText('')
      const title =
        kind === 'message'
          ? 'Your question is with our desk.'
          : 'We will call the number on the offer.'
      showToast({ tone: 'success', title })
    } catch (error) {
      const { message } = asProductError(error)
      showToast({ tone: 'error', title: 'It could not be sent.', description: message })
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card as="section" aria-label="Who answers">
      <h2 className="text-base font-semibold wrap-anywhere">{offer.person ?? 'Our sales team'}</h2>
      <p className="text-sm text-ink-2">Sales, {DESK_NAMES[offer.desk]}</p>
      <p className="mt-3 flex items-center gap-2 text-sm">
        <Clock aria-hidden="true" className="size-4 text-ink-2" />
        Monday to Friday, {BUSINESS_HOURS.label}
      </p>
      <TextArea
        className="mt-4"
        label="Ask about this offer"
        isRequired={false}
        rows={3}
        maxLength={MAX_OFFER_NOTE}
        placeholder="For example: can it start a week later?"
        value={text}
        onChange={setText}
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          size="sm"
          isPending={busy === 'message'}
          isDisabled={text.trim() === '' || busy !== null}
          onPress={() => void ask('message')}
        >
          Send question
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isPending={busy === 'callback'}
          isDisabled={busy !== null}
          onPress={() => void ask('callback')}
        >
          Call me back
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-2">Answered by email within four business hours.</p>
    </Card>
  )
}
