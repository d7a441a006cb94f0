import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { LABEL } from './controlStyles.ts'
import { OptionalMark } from './OptionalMark.tsx'

/**
 * The props of every field. The label is always visible; `errorMessage` marks the field as invalid.
 */
export interface FieldText {
  label: ReactNode
  description?: ReactNode
  errorMessage?: string | null | undefined
  isRequired?: boolean
}

interface FieldLabelProps {
  label: ReactNode
  isRequired: boolean | undefined
}

export function FieldLabel({ label, isRequired }: FieldLabelProps) {
  return (
    <Label className={LABEL}>
      {label}
      {isRequired === false ? <OptionalMark /> : null}
    </Label>
  )
}

export function FieldNotes({ description, errorMessage }: Omit<FieldText, 'label'>) {
  return (
    <>
      {description ? (
        <Text slot="description" className="text-sm text-ink-2">
          {description}
        </Text>
      ) : null}
      {errorMessage ? (
        <FieldError className="flex items-start gap-1.5 text-sm font-medium text-red">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{errorMessage}</span>
        </FieldError>
      ) : null}
    </>
  )
}
