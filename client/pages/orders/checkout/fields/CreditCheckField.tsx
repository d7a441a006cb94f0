import { useController } from 'react-hook-form'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import type { PaymentOptions } from '#domain/commerce/checkout/paymentRules.ts'
import { FieldPlace } from '#client/components/foundation/form/FieldPlace.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'

/**
 * For an invoice with a campaign that starts before the due date: the buyer's consent to a credit
 * check.
 */
export function CreditCheckField({
  dueDate,
  earlyStart,
}: {
  dueDate: PaymentOptions['invoice']['dueDate']
  earlyStart: string
}) {
  const { field, fieldState } = useController<CheckoutFormInput, 'creditCheck'>({
    name: 'creditCheck',
  })
  return (
    <FieldPlace
      field="creditCheck"
      className="flex flex-col gap-3 rounded-control border border-line-2 p-4 sm:col-span-2"
    >
      <p className="text-sm text-ink-2">
        Your first campaign starts on {formatDay(earlyStart)}, before the invoice is due on{' '}
        {formatDay(dueDate)}. We check your credit first. No check is needed if you start after that
        day.
      </p>
      <Checkbox
        isSelected={field.value ?? false}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isRequired
        errorMessage={fieldState.error?.message}
      >
        Check my credit and agree on the start with me
      </Checkbox>
    </FieldPlace>
  )
}
