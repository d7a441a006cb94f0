import { memo } from 'react'
import { useController } from 'react-hook-form'
import type { CheckoutFormInput } from '#domain/checkout/checkoutSchema.ts'
import { INDUSTRIES } from '#domain/checkout/industries.ts'
import { FieldPlace } from '#client/components/form/FieldPlace.tsx'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { SavedAdvertiserChoice, SaveForNextTime, type SavingProps } from './SavedChoice.tsx'
import { CheckoutTextField } from './CheckoutTextField.tsx'

const ITEMS = INDUSTRIES.map(({ id, name }) => ({ id, label: name }))

/** For whom the ads run. */
export const AdvertiserSection = memo(function AdvertiserSection({ isSaved, onSave }: SavingProps) {
  return (
    <CheckoutSection
      id="advertiser"
      number={2}
      title="Advertiser"
      intro="Whom the ads are for. Publishers see this name, never your contact data."
    >
      <SavedAdvertiserChoice />
      <CheckoutTextField
        field="advertiser.name"
        label="Advertiser name"
        isRequired
        autoComplete="organization"
        maxLength={160}
      />
      <CheckoutTextField
        field="advertiser.website"
        label="Website"
        isRequired
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="www.example.com"
        maxLength={250}
      />
      <Industry />
      <SaveForNextTime isSaved={isSaved} onSave={onSave}>
        Save this advertiser for next time
      </SaveForNextTime>
    </CheckoutSection>
  )
})

function Industry() {
  const { field, fieldState } = useController<CheckoutFormInput, 'advertiser.industry'>({
    name: 'advertiser.industry',
  })
  return (
    <FieldPlace field="advertiser.industry" className="sm:col-span-2">
      <ComboBox
        label="Industry"
        isRequired
        items={ITEMS}
        value={field.value || null}
        onChange={(id) => field.onChange(id ?? '')}
        onBlur={field.onBlur}
        opensOnFocus
        emptyText="No such industry. “Other” fits always."
        errorMessage={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
