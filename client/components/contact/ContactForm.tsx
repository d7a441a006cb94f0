import { type FormEvent, useMemo, useRef, useState } from 'react'
import {
  callbackRequestSchema,
  MAX_MESSAGE_LENGTH,
  messageRequestSchema,
} from '#domain/lead/contactRequest.ts'
import { DEFAULT_PHONE_COUNTRY, isValidPhone } from '#domain/phone/phoneNumber.ts'
import { track } from '#client/analytics/track.ts'
import { getSettings } from '#client/api/settingsCalls.ts'
import { PhoneField } from '#client/components/phone/PhoneField.tsx'
import { usePhoneMetadata } from '#client/components/phone/usePhoneMetadata.ts'
import { sendContactRequest } from './contactOutbox.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { useStore } from '#client/store/useStore.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { changeDraft, contactDraft, type ContactDraft } from './contactDraft.ts'
import { HiddenField } from './HiddenField.tsx'

export type ContactKind = 'callback' | 'message'

type Problems = Partial<Record<keyof ContactDraft, string | undefined>>

/** One of the two forms of "Call us" (spec §5). What is valid is confirmed at once, and sent behind it. */
export function ContactForm({ kind, onSent }: { kind: ContactKind; onSent: () => void }) {
  const draft = useStore(contactDraft)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const metadata = usePhoneMetadata()
  const country = useLoaded('settings', getSettings).value?.visitorCountry ?? null
  const schemas = useMemo(() => {
    const isValid = (number: string) =>
      metadata !== null && isValidPhone(number, DEFAULT_PHONE_COUNTRY, metadata)
    return { callback: callbackRequestSchema(isValid), message: messageRequestSchema(isValid) }
  }, [metadata])
  const change = (field: keyof ContactDraft) => (value: string) => {
    changeDraft({ [field]: value })
    setProblems((told) => ({ ...told, [field]: undefined }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, message, website, ...person } = draft
    const asked = {
      ...person,
      ...(kind === 'message' ? { email, message } : {}),
      ...(website === '' ? {} : { website }),
    }
    const checked = schemas[kind].safeParse(asked)
    if (!checked.success) {
      const told = checked.error.issues.map(({ path, message }) => [path[0], message])
      // The first of a field is the one that is told.
      setProblems(Object.fromEntries(told.toReversed()) as Problems)
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
      return
    }
    sendContactRequest(checked.data)
    track('form_submit', { form: kind === 'callback' ? 'Callback' : 'Message' })
    changeDraft(
      kind === 'callback' ? { firstName: '', lastName: '', company: '' } : { message: '' },
    )
    onSent()
  }
  const field = (name: keyof ContactDraft) => ({
    name,
    value: draft[name],
    onChange: change(name),
    errorMessage: problems[name],
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label={kind === 'callback' ? 'Callback' : 'Message'}
      onSubmit={submit}
      className="flex flex-col gap-3"
    >
      <PhoneField
        label="Phone number"
        isRequired
        name="phone"
        value={draft.phone}
        onChange={({ number }) => change('phone')(number)}
        defaultCountry={country}
        errorMessage={problems.phone}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="First name"
          isRequired
          autoComplete="given-name"
          maxLength={80}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          isRequired
          autoComplete="family-name"
          maxLength={80}
          {...field('lastName')}
        />
      </div>
      <TextField
        label="Company"
        isRequired={false}
        autoComplete="organization"
        maxLength={160}
        {...field('company')}
      />
      {kind === 'message' ? (
        <>
          <TextField
            label="Email"
            type="email"
            isRequired
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
          <TextArea
            label="Message"
            isRequired
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            {...field('message')}
          />
        </>
      ) : null}
      <HiddenField value={draft.website} onChange={change('website')} />
      <Button type="submit" isPending={metadata === null}>
        {kind === 'callback' ? 'Call me back' : 'Send the message'}
      </Button>
    </form>
  )
}
