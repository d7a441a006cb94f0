import { PRIVACY_PAGE } from '#content/legal/privacy.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LegalText } from './LegalText.tsx'

export const meta = () => pageHead('privacy', PRIVACY_PAGE)

export default function PrivacyPage() {
  return <LegalText page={PRIVACY_PAGE} />
}
