import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Checkout, CheckoutFormInput } from '#domain/commerce/checkout/checkoutSchema.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'

/** Fills empty contact fields with the account's data; typed text stays. */
export function useAccountData(form: UseFormReturn<CheckoutFormInput, unknown, Checkout>): void {
  const { account } = useAccount()
  useEffect(() => {
    if (!account) return
    const isUntouched = form.getValues('contact.lastName') === ''
    const known = {
      'contact.firstName': account.firstName,
      'contact.lastName': account.lastName,
      'contact.email': account.email,
      'contact.phone': account.phoneNumber,
      'contact.companyName': account.companyName,
      'billing.vatId': account.vatId,
    } as const
    if (isUntouched) form.setValue('contact.type', account.type)
    for (const [name, value] of Object.entries(known)) {
      const field = name as keyof typeof known
      if (!form.getValues(field) && value !== '') form.setValue(field, value)
    }
    form.clearErrors('contact.email')
  }, [account, form])
}
