import { DENIAL_CLASSES } from '#domain/creatives/review/denialClass.ts'
import { DENIALS } from '../reviews/denials.ts'
import type { LegalPage } from './legalPage.ts'

/** The requirements on ads, and their review; each denial class is a section with its own name. */
export const CREATIVE_POLICY_PAGE: LegalPage = {
  title: 'Ad policy',
  inForceSince: '2026-11-23',
  description:
    'The rules for ads on AdMarket Direct: how an ad is reviewed, why an ad is denied, and what to do about it.',
  intro:
    'A person looks at every ad before it runs. These are the rules they follow. If your ad is denied, we name the rule and say what helps.',
  sections: [
    {
      id: 'review',
      title: 'How an ad is reviewed',
      paragraphs: [
        'When you upload an ad, its file is checked within seconds: type, size, length and, where people can click, its landing page. You can fix whatever does not fit at once.',
        'Then a person at our desk looks at the ad and at the page behind it. The ad is approved, denied with a reason, or returned with a request for a change. We email you the result: one email for all ads of an order that are decided within ten minutes.',
        'An ad that already runs keeps running while another version of it is reviewed, and also if that version is denied.',
      ],
    },
    {
      id: 'answer',
      title: 'If your ad is denied',
      paragraphs: [
        'Upload another version, or answer us, for instance with a license, a permission or an explanation. Either way the ad comes back to us, together with what was said before.',
        'If we learn later that an ad breaks a rule, we can stop it at any time. We tell you why, and you can send another one.',
      ],
    },
    ...DENIAL_CLASSES.map((denialClass) => ({
      id: denialClass,
      title: DENIALS[denialClass].name,
      paragraphs: [DENIALS[denialClass].rule],
    })),
  ],
}
