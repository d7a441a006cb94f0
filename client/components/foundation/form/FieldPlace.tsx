import type { ReactNode } from 'react'

/** ID of the element around a field with its label and error. */
export const fieldElementId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The element around a field: the target of an error summary's link. */
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
