import type { ReactNode } from 'react'

/** The id of the element that holds a field with its label and error. */
export const fieldElementId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The place of a field: where a link of an error summary leads. */
export function FieldPlace({
  field,
  className,
  children,
}: {
  field: string
  className?: string
  children: ReactNode
}) {
  return (
    <div id={fieldElementId(field)} className={className}>
      {children}
    </div>
  )
}
