import type { FormEvent } from 'react'
import {
  callbackRequestSchema,
  MAX_MESSAGE_LENGTH,
  messageRequestSchema,
} from '#domain/sales/lead/contactRequest.ts'
import { track } from '#client/analytics/track.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { changeDraft } from './contactDraft.ts'
import { ContactFields } from './ContactFields.tsx'
import { sendContactRequest } from './contactOutbox.ts'
import { useContactFields } from './useContactFields.ts'

export type ContactKind = 'callback' | 'message'

/** One of the two forms of "Call us" (Sales 3). Confirms a valid request at once and sends it in the background. */
export function ContactForm({ kind, onSent }: { kind: ContactKind; onSent: () => void }) {
  const { draft, form, field, check, isReady } = useContactFields()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, message, website, ...person } = draft
    const asked = { ...person, ...(website === '' ? {} : { website }) }
    const request =
      kind === 'callback'
        ? check(callbackRequestSchema, asked)
        : check(messageRequestSchema, { ...asked, email, message })
    if (!request) return
    sendContactRequest(request)
    track('form_submit', { form: kind === 'callback' ? 'Callback' : 'Message' })
    changeDraft(
      kind === 'callback' ? { firstName: '', lastName: '', company: '' } : { message: '' },
    )
    onSent()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={kind === 'callback' ? 'Callback' : 'Message'}
      onSubmit={submit}
      className="flex flex-col gap-3"
    >
      <ContactFields field={field} hasEmail={kind === 'message'} />
      {kind === 'message' ? (
        <TextArea
          label="Message"
          isRequired
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          {...field('message')}
        />
      ) : null}
      <Button type="submit" isPending={!isReady}>
        {kind === 'callback' ? 'Call me back' : 'Send the message'}
      </Button>
    </form>
  )
}
