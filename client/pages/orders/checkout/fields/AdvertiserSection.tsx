import { memo } from 'react'
import type { SavedAdvertiser } from '#domain/accounts/account.types.ts'
import { AdvertiserFields } from '#client/components/foundation/form/AdvertiserFields.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { SavedAdvertiserChoice, SaveForNextTime, type SavingProps } from './SavedChoice.tsx'

/** The advertiser of the campaigns. */
export const AdvertiserSection = memo(function AdvertiserSection({
  saved,
  isSaved,
  onSave,
}: SavingProps & { saved: readonly SavedAdvertiser[] }) {
  return (
    <CheckoutSection
      id="advertiser"
      number={2}
      title="Advertiser"
      intro="Who the ads are for. Publishers see this name, never your contact data."
    >
      <SavedAdvertiserChoice entries={saved} />
      <AdvertiserFields path="advertiser." />
      <SaveForNextTime isSaved={isSaved} onSave={onSave}>
        Save this advertiser for next time
      </SaveForNextTime>
    </CheckoutSection>
  )
})
