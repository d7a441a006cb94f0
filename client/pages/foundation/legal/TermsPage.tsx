import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { LegalPage } from '#content/legal/legalPage.ts'
import { TERMS_PAGE } from '#content/legal/terms.ts'
import { type LegalSeller, termsWithSeller } from '#content/legal/withSeller.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LegalText } from './LegalText.tsx'

/** Assembled on the server, which knows the seller; see worker/pageData.ts. */
export const loader = ({ context }: LoaderFunctionArgs): LegalPage =>
  termsWithSeller(TERMS_PAGE, (context as unknown as { seller: () => LegalSeller }).seller())

export const meta = () => pageHead('terms', TERMS_PAGE)

export default function TermsPage() {
  return <LegalText page={useLoaderData<LegalPage>()} />
}
