import { TERMS_PAGE } from '#content/legal/terms.ts'
import { LegalText } from './LegalText.tsx'

export function meta() {
  return [
    { title: `${TERMS_PAGE.title} | AdMarket Direct` },
    { name: 'description', content: TERMS_PAGE.description },
  ]
}

export default function TermsPage() {
  return <LegalText page={TERMS_PAGE} />
}
