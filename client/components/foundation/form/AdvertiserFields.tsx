import { INDUSTRIES } from '#domain/commerce/checkout/industries.ts'
import { FieldPlace } from './FieldPlace.tsx'
import { FormComboBox } from './FormComboBox.tsx'
import { PlacedTextField } from './PlacedTextField.tsx'

const ITEMS = INDUSTRIES.map(({ id, name }) => ({ id, label: name }))

async function loadWords() {
  const { INDUSTRY_WORDS } = await import('#content/wording/industryWords.ts')
  return INDUSTRIES.map(({ id, name }) => ({ id, label: name, also: INDUSTRY_WORDS[id] }))
}

/**
 * Name, website and industry of an advertiser, for a grid of two columns. `path` is the prefix in the surrounding form:
 * empty, or "advertiser.".
 */
export function AdvertiserFields({ path = '' }: { path?: string }) {
  return (
    <>
      <PlacedTextField
        name={`${path}name`}
        label="Advertiser name"
        isRequired
        autoComplete="section-advertiser organization"
        maxLength={160}
      />
      <PlacedTextField
        name={`${path}website`}
        label="Website"
        isRequired={false}
        type="url"
        inputMode="url"
        autoComplete="section-advertiser url"
        placeholder="www.example.com"
        maxLength={250}
      />
      <FieldPlace field={`${path}industry`} className="sm:col-span-2">
        <FormComboBox
          name={`${path}industry`}
          label="Industry"
          autoComplete="off"
          isRequired
          items={ITEMS}
          loadWords={loadWords}
          opensOnFocus
          emptyText="No match. Try another word or choose Other."
        />
      </FieldPlace>
    </>
  )
}
