import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import type { CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { sitePath } from '#content/sitePaths.ts'
import { FieldPlace } from '#client/components/foundation/form/FieldPlace.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'

const LINK = 'font-semibold underline underline-offset-3 hover:text-cobalt'

/** The terms and conditions must be accepted (Commerce 10). */
export function TermsField() {
  const { field, fieldState } = useController<CheckoutFormInput, 'termsAccepted'>({
    name: 'termsAccepted',
  })
  return (
    <FieldPlace field="termsAccepted">
      <Checkbox
        isSelected={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isRequired
        errorMessage={fieldState.error?.message}
      >
        I accept the terms and conditions
      </Checkbox>
      <p className="pl-8 text-sm text-ink-2">
        Read the{' '}
        <Link to={sitePath('terms')} target="_blank" className={LINK}>
          terms and conditions
        </Link>{' '}
        and the{' '}
        <Link to={sitePath('privacy')} target="_blank" className={LINK}>
          privacy policy{' '}
        </Link>{' '}
        . Both open in a new tab.
      </p>
    </FieldPlace>
  )
}
