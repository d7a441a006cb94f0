import { CREATIVE_POLICY_PAGE } from '#content/legal/creativePolicy.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LegalText } from './LegalText.tsx'

export const meta = () => pageHead('creativePolicy', CREATIVE_POLICY_PAGE)

export default function CreativePolicyPage() {
  return <LegalText page={CREATIVE_POLICY_PAGE} />
}
