import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isValidEmail } from '#domain/foundation/forms/emailAddress.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { track } from '#client/analytics/track.ts'
import { leaveEmail } from '#client/realtime/realtime.ts'
import { saveChatEmail } from '#client/state/contact/chatPreferences.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'

/** Asks for the email address that the desk may answer to. */
export function LeaveEmailForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [address, setAddress] = useState(email)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = withoutInvisible(address)
    if (trimmed === '') return setProblem(fieldMessages.required('Email'))
    if (!isValidEmail(trimmed)) return setProblem(fieldMessages.email('Email'))
    saveChatEmail(trimmed)
    void leaveEmail(trimmed)
    track('form_submit', { form: 'Answer by email' })
    onDone()
  }
  return (
    <form
      noValidate
      aria-label="Answer by email"
      className="mt-2 flex flex-col gap-2"
      onSubmit={send}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        isRequired
        ref={input}
        value={address}
        onChange={setAddress}
        errorMessage={problem}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Answer me by email
        </Button>
        <Button variant="quiet" size="sm" onPress={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
