import { PRIVACY_PAGE } from '#content/legal/privacy.ts'
import { LegalText } from './LegalText.tsx'

export function meta() {
  return [
    { title: `${PRIVACY_PAGE.title} | AdMarket Direct` },
    { name: 'description', content: PRIVACY_PAGE.description },
  ]
}

export default function PrivacyPage() {
  return <LegalText page={PRIVACY_PAGE} />
}
