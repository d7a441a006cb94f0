import { TERMS_PAGE } from '#content/legal/terms.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LegalText } from './LegalText.tsx'

export const meta = () => pageHead('terms', TERMS_PAGE)

export default function TermsPage() {
  return <LegalText page={TERMS_PAGE} />
}
