import type { LegalPage, LegalSection } from './legalPage.ts'

/** The seller, from the settings of this environment. */
export interface LegalSeller {
  /** Name and postal address, line by line. */
  address: readonly string[]
  taxId: string
  email: string
  /** The governing law, such as "the State of Texas, United States". */
  law: string
  /** The courts with jurisdiction, such as "the courts of Travis County, Texas". */
  venue: string
}

const nameOf = ({ address }: LegalSeller) => address[0] ?? ''
const addressOf = ({ address }: LegalSeller) => address.join(', ')

/** The terms with the seller, its contact address, governing law and venue. */
export const termsWithSeller = (page: LegalPage, seller: LegalSeller): LegalPage => ({
  ...page,
  sections: [
    ...page.sections,
    {
      id: 'seller',
      title: 'Who you contract with',
      paragraphs: [
        `Your contract is with ${addressOf(seller)} (${seller.taxId}).`,
        `Questions, notices and complaints reach us at ${seller.email}.`,
      ],
    },
    lawSection(seller),
  ],
})

const lawSection = ({ law, venue }: LegalSeller): LegalSection => ({
  id: 'law',
  title: 'Law and venue',
  paragraphs: [
    `The law of ${law} applies to these terms and to every order. Disputes are decided by ${venue}.`,
    'If you are a consumer, you keep the protection and the courts that the law of the country you live in gives you.',
  ],
})

/** The privacy page with the controller and its contact data. */
export const privacyWithSeller = (page: LegalPage, seller: LegalSeller): LegalPage => ({
  ...page,
  sections: [
    ...page.sections,
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        `${nameOf(seller)} is responsible for the data described here: ${addressOf(seller)}.`,
        `Write to ${seller.email} for a copy of your data, to correct it, to have it deleted or to object.`,
      ],
    },
  ],
})
