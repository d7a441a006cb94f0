import { CircleAlert } from 'lucide-react'

export interface FieldAlertProps {
  id: string
  /** Read out with its field alone: the form says what is wrong. */
  isQuiet?: boolean
  children: string
}

/** What is wrong with a field that is light enough for a page's first view; other fields have FieldNotes. */
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
