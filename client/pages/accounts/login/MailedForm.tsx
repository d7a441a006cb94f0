import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SentForm, type SentFormProps } from '#client/components/foundation/form/SentForm.tsx'
import { LoginSheet } from './LoginSheet.tsx'
import { MailSent } from './MailSent.tsx'

/** A login form that is answered by mail; afterwards it explains where to look. */
export function MailedForm<Input extends FieldValues, Output extends { email: string }>({
  title,
  intro,
  foot,
  sentText,
  onSend,
  ...form
}: Omit<SentFormProps<Input, Output>, 'label' | 'isWide' | 'onSend'> & {
  title: string
  intro: ReactNode
  foot: ReactNode
  /** Shown after sending. */
  sentText: string
  onSend: (values: Output) => Promise<unknown>
}) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return <MailSent email={sentTo} text={sentText} onAgain={() => setSentTo(null)} />
  }
  return (
    <LoginSheet title={title} intro={intro} foot={foot}>
      <SentForm
        {...form}
        label={title}
        isWide
        onSend={async (values) => {
          await onSend(values)
          setSentTo(values.email)
        }}
      />
    </LoginSheet>
  )
}
