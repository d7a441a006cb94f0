import { describe, expect, it } from 'vitest'
import { PRIVACY_PAGE } from './privacy.ts'
import { TERMS_PAGE } from './terms.ts'
import { privacyWithSeller, termsWithSeller } from './withSeller.ts'

const SELLER = {
  address: ['Nordlicht Werbung GmbH', 'Hafenstraße 1', '20457 Hamburg', 'Germany'],
  taxId: 'DE123456789',
  email: 'hilfe@nordlicht.example',
  law: 'the Federal Republic of Germany',
  venue: 'the courts of Hamburg',
}
const words = (page: { sections: readonly { paragraphs: readonly string[] }[] }) =>
  page.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

describe('legal pages', () => {
  it('terms name the seller, a contact address, governing law and venue', () => {
    const page = termsWithSeller(TERMS_PAGE, SELLER)
    for (const fact of [...SELLER.address, SELLER.taxId, SELLER.email, SELLER.law, SELLER.venue])
      expect(words(page)).toContain(fact)
    expect(page.sections.slice(0, TERMS_PAGE.sections.length)).toEqual(TERMS_PAGE.sections)
  })
  it('privacy names the controller and how to reach them', () => {
    const page = privacyWithSeller(PRIVACY_PAGE, SELLER)
    for (const fact of [...SELLER.address, SELLER.email]) expect(words(page)).toContain(fact)
  })
  it('give each section one anchor', () => {
    for (const page of [
      termsWithSeller(TERMS_PAGE, SELLER),
      privacyWithSeller(PRIVACY_PAGE, SELLER),
    ]) {
      const ids = page.sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
