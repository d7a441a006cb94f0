import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { LegalPage } from '#content/legal/legalPage.ts'
import { PRIVACY_PAGE } from '#content/legal/privacy.ts'
import { type LegalSeller, privacyWithSeller } from '#content/legal/withSeller.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LegalText } from './LegalText.tsx'

/** Assembled on the server, which knows the seller; see worker/pageData.ts. */
export const loader = ({ context }: LoaderFunctionArgs): LegalPage =>
  privacyWithSeller(PRIVACY_PAGE, (context as unknown as { seller: () => LegalSeller }).seller())

export const meta = () => pageHead('privacy', PRIVACY_PAGE)

export default function PrivacyPage() {
  return <LegalText page={useLoaderData<LegalPage>()} />
}
