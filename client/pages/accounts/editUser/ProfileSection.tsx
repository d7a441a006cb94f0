import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import {
  type AccountChange,
  type AccountEdit,
  accountEditSchema,
} from '#domain/accounts/accountForms.ts'
import { ACCOUNT_MESSAGES } from '#domain/accounts/accountMessages.ts'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { editAccountCall } from '#client/api/accounts/accountCalls.ts'
import {
  CompanyNameField,
  NameFields,
  useIsCompany,
} from '#client/components/accounts/AccountFields.tsx'
import { BuyerType } from '#client/components/accounts/BuyerType.tsx'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { PhoneField } from '#client/components/foundation/phone/PhoneField.tsx'
import { usePhoneLibrary } from '#client/components/foundation/phone/phoneLibrary.ts'
import { setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'

const fieldsOf = (account: AccountProfile): AccountEdit => {
  const { firstName, lastName, phoneNumber, type, companyName, vatId } = account
  return { firstName, lastName, phoneNumber, type, companyName, vatId }
}

/** The fields changed since the form was filled: another tab may have saved others. */
const changedFields = (edit: AccountEdit, shown: Partial<AccountEdit> = {}): AccountChange =>
  Object.fromEntries(
    Object.entries(edit).filter(([name, value]) => value !== shown[name as keyof AccountEdit]),
  )

/** Name, phone number and company data. */
export function ProfileSection({
  account,
  visitorCountry,
}: {
  account: AccountProfile
  visitorCountry: string | null
}) {
  const library = usePhoneLibrary(true)
  const schema = useMemo(
    () =>
      accountEditSchema(
        (number) => library === null || library.isValid(number, DEFAULT_PHONE_COUNTRY),
      ),
    [library],
  )
  return (
    <AccountSection
      id="profile"
      title="Your data"
      intro="We use it to fill in the checkout, and call this number if a campaign question is urgent."
    >
      <SentForm
        label="Your data"
        schema={schema}
        defaultValues={fieldsOf(account)}
        submitLabel="Save"
        onSend={async (edit, form) => {
          const { account: saved } = await editAccountCall(
            changedFields(edit, form.formState.defaultValues),
          )
          // Shows values saved by another tab as well.
          form.reset(fieldsOf(saved))
          setAccount(saved, 'edit')
          showToast({ tone: 'success', title: ACCOUNT_MESSAGES.saved })
        }}
      >
        <NameFields />
        <Phone visitorCountry={visitorCountry} />
        <BuyerType />
        <CompanyFields />
      </SentForm>
    </AccountSection>
  )
}

function Phone({ visitorCountry }: { visitorCountry: string | null }) {
  const {
    field: { value, onChange, onBlur },
    fieldState: { error },
  } = useController({ name: 'phoneNumber' })
  return (
    <PhoneField
      label="Phone number"
      isRequired={false}
      name="phoneNumber"
      value={typeof value === 'string' ? value : ''}
      onChange={({ number }) => onChange(number)}
      onBlur={onBlur}
      defaultCountry={visitorCountry}
      errorMessage={error?.message}
    />
  )
}

function CompanyFields() {
  if (!useIsCompany()) return null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CompanyNameField />
      <FormTextField
        name="vatId"
        label="VAT ID"
        isRequired={false}
        autoComplete="off"
        maxLength={32}
      />
    </div>
  )
}
