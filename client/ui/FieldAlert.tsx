import { CircleAlert } from 'lucide-react'

export interface FieldAlertProps {
  id: string
  /** Announced only with its field, as the form reports the problem. */
  isQuiet?: boolean
  children: string
}

/**
 * The problem of a field that is light enough for a page's first view; other fields use FieldNotes.
 */
export function FieldAlert({ id, isQuiet = false, children }: FieldAlertProps) {
  return (
    <p
      id={id}
      role={isQuiet ? undefined : 'alert'}
      className="flex items-start gap-1.5 text-sm font-medium text-red"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
