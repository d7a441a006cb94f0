import { TERMS_PAGE } from '#content/legal/terms.ts'
import { LegalText } from './LegalText.tsx'

export function meta() {
  return [{ title: `${TERMS_PAGE.title} | AdMarket Direct` }]
}

export default function TermsPage() {
  return <LegalText page={TERMS_PAGE} />
}
