import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { hasPostcodePattern } from '#domain/foundation/address/postcodeCountries.ts'
import { billingStates, needsState } from '#domain/commerce/checkout/billingStates.ts'
import { COUNTRY_FIELD } from './countryChoices.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { FormComboBox } from './FormComboBox.tsx'
import { PlacedTextField } from './PlacedTextField.tsx'
import { ZipTown } from './ZipTown.tsx'

/**
 * Country, street, postcode, city and state of a billing address, for a grid of two columns. `path` is the prefix in
 * the surrounding form: empty, or "billing.".
 */
export function BillingAddressFields({
  path = '',
  onCountryChosen,
}: {
  path?: string
  onCountryChosen?: () => void
}) {
  const { setValue } = useFormContext()
  const country = String(useWatch({ name: `${path}country` }))
  return (
    <>
      <FieldPlace field={`${path}country`} className="sm:col-span-2">
        <FormComboBox
          name={`${path}country`}
          label="Country"
          autoComplete="billing country-name"
          isRequired
          keepsChoice
          {...COUNTRY_FIELD}
          onChosen={() => {
            setValue(`${path}state`, '')
            onCountryChosen?.()
          }}
        />
      </FieldPlace>
      <PlacedTextField
        name={`${path}line1`}
        label="Address line 1"
        isRequired
        autoComplete="billing address-line1"
        maxLength={160}
        className="sm:col-span-2"
      />
      <PlacedTextField
        name={`${path}line2`}
        label="Address line 2"
        isRequired={false}
        autoComplete="billing address-line2"
        maxLength={160}
        className="sm:col-span-2"
      />
      <PlacedTextField
        name={`${path}zipCode`}
        label={country === 'US' ? 'ZIP code' : 'Postcode'}
        isRequired={hasPostcodePattern(country)}
        autoComplete="billing postal-code"
        maxLength={16}
      />
      <PlacedTextField
        name={`${path}city`}
        label="City"
        isRequired
        autoComplete="billing address-level2"
        maxLength={120}
      />
      {needsState(country) ? (
        <StateField key={country} field={`${path}state`} country={country} />
      ) : null}
      {country === 'US' ? <ZipTown path={path} /> : null}
    </>
  )
}

function StateField({ field, country }: { field: string; country: string }) {
  const states = useMemo(
    () => billingStates(country).map(({ code, name }) => ({ id: code, label: name })),
    [country],
  )
  return (
    <FieldPlace field={field}>
      <FormComboBox
        name={field}
        label={country === 'CA' ? 'Province or territory' : 'State'}
        autoComplete="billing address-level1"
        isRequired
        items={states}
        emptyText="No match"
      />
    </FieldPlace>
  )
}
