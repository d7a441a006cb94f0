import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import {
  backupCodeChangeSchema,
  codeChangeSchema,
  type TwoFactorChange,
} from '#domain/accounts/twoFactor.ts'
import { BackupCodeField, CodeField } from '#client/components/accounts/CodeFields.tsx'
import { codeBesideField } from '#client/components/accounts/codeBesideField.ts'
import { FocusField } from '#client/components/foundation/form/FocusField.tsx'
import { PasswordField } from '#client/components/foundation/form/PasswordField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import type { ButtonVariant } from '#client/ui/buttonStyles.ts'
import { TextButton } from '#client/ui/TextButton.tsx'

export interface ChangeFormProps {
  label: string
  submitLabel: string
  submitVariant?: ButtonVariant
  secondary: ReactNode
  onSend: (change: TwoFactorChange) => Promise<void>
}

/**
 * The password and a code of either kind, which are required for every change of two-factor
 * authentication and for closing an account with it.
 */
export function ChangeForm({ onSend, ...texts }: ChangeFormProps) {
  const [kind, setKind] = useState<'code' | 'backup'>('code')
  const [typed, setTyped] = useState({ password: '', hasSwitched: false })
  const { password } = typed
  const switchTo = (next: typeof kind) => (typedPassword: string) => {
    setTyped({ password: typedPassword, hasSwitched: true })
    setKind(next)
  }
  if (kind === 'code') {
    return (
      <SentForm
        key="code"
        {...texts}
        schema={codeChangeSchema}
        defaultValues={{ password, code: '' }}
        checksAgain="onSubmit"
        onSend={(change, form) => codeBesideField(form, 'code', () => onSend(change))}
      >
        <YourPassword />
        <CodeField />
        {typed.hasSwitched ? <FocusField name="code" /> : null}
        <SwitchKind label="Use a backup code" onPress={switchTo('backup')} />
      </SentForm>
    )
  }
  return (
    <SentForm
      key="backup"
      {...texts}
      schema={backupCodeChangeSchema}
      defaultValues={{ password, backupCode: '' }}
      checksAgain="onSubmit"
      onSend={(change, form) => codeBesideField(form, 'backupCode', () => onSend(change))}
    >
      <YourPassword />
      <BackupCodeField />
      <FocusField name="backupCode" />
      <SwitchKind label="Use the authenticator app" onPress={switchTo('code')} />
    </SentForm>
  )
}

const YourPassword = () => (
  <PasswordField name="password" label="Your password" autoComplete="current-password" />
)

function SwitchKind({ label, onPress }: { label: string; onPress: (password: string) => void }) {
  const { getValues } = useFormContext()
  return (
    <TextButton className="self-start" onPress={() => onPress(String(getValues('password')))}>
      {label}
    </TextButton>
  )
}
