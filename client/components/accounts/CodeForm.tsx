import { useState, type ReactNode } from 'react'
import {
  backupCodeLoginSchema,
  twoFactorVerificationSchema,
  type TwoFactorProof,
} from '#domain/accounts/twoFactor.ts'
import { FocusField } from '#client/components/foundation/form/FocusField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { BackupCodeField, CodeField } from './CodeFields.tsx'
import { codeBesideField } from './codeBesideField.ts'

export interface CodeFormProps {
  label: string
  submitLabel: string
  secondary: ReactNode
  onSend: (proof: TwoFactorProof) => Promise<void>
}

/** Asks for a code of the authenticator app, or a backup code. */
export function CodeForm({ onSend, ...texts }: CodeFormProps) {
  const [kind, setKind] = useState<'code' | 'backup'>('code')
  if (kind === 'code') {
    return (
      <SentForm
        key="code"
        {...texts}
        schema={twoFactorVerificationSchema}
        defaultValues={{ code: '' }}
        checksAgain="onSubmit"
        onSend={(proof, form) => codeBesideField(form, 'code', () => onSend(proof))}
      >
        <CodeField sendsWhenPasted />
        <FocusField name="code" />
        <TextButton className="self-start" onPress={() => setKind('backup')}>
          Use a backup code
        </TextButton>
      </SentForm>
    )
  }
  return (
    <SentForm
      key="backup"
      {...texts}
      schema={backupCodeLoginSchema}
      defaultValues={{ backupCode: '' }}
      checksAgain="onSubmit"
      onSend={(proof, form) => codeBesideField(form, 'backupCode', () => onSend(proof))}
    >
      <BackupCodeField />
      <FocusField name="backupCode" />
      <TextButton className="self-start" onPress={() => setKind('code')}>
        Use the authenticator app
      </TextButton>
    </SentForm>
  )
}
