import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const LATER = Math.round(4_00 * 1.05 ** 3)

export const page: MarketingPage = {
  question: 'What is changing on phones?',
  description:
    'Cited trends in mobile advertising: phone-only people, privacy of location, time and attention, stricter ad standards, and what to do.',
  answer:
    'Time has **doubled** in ten years, twice as many people are online **by phone only**, precise location has become **sensitive data**, and the ads that people hate most are **blocked**. For a local plan all four point the same way: near, small, honest, fast.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Hours a day, 2024', value: 4, shown: '4:00' },
      { label: 'Hours a day, 2014', value: 1.95, shown: '1:57' },
    ],
    alt: 'Two bars: about four hours a day on mobile in 2024 and one hour fifty-seven minutes in 2014.',
  },
  figures: [
    {
      value: '8% → 16%',
      text: 'of US adults online by phone only, from 2013 to 2025',
      from: 'MOB-A3',
    },
    { value: '1:57 → 4:00', text: 'hours a day on mobile from 2014 to 2024', from: 'MOB-A4' },
    {
      value: '30%',
      text: 'of a page’s height is the most that ads may take by the Better Ads Standards',
      from: 'MOB-R1',
    },
    {
      value: '12',
      text: 'US states where a browser’s privacy signal must be honored (2026)',
      from: 'LAW-4',
    },
  ],
  calculator: {
    title: 'What if prices rise?',
    intro: 'Two rates, four years. Change them as you like.',
    preset: { kind: 'drift', values: { budget: 1200, price: 5, growth: 5 } },
  },
  parts: [
    {
      heading: 'Twice the time, the same second',
      text: [
        'Americans spent 1 hour 57 minutes a day on mobile in 2014 and about four hours in 2024[^MOB-A4]. What a single ad gets has not grown. Older eye-tracking gave a mobile ad about one second, noticed by 78% of people, which in sum is more attention than on computers but in smaller pieces[^MOB-K3]. The trend, then, is more occasions and not longer ones. Plan for many small meetings.',
      ],
      table: {
        caption: 'Then and now',
        head: ['What', 'Then', 'Now'],
        rows: [
          ['US adults with a smartphone[^MOB-A1]', '35% (2011)', '91% (2025)'],
          ['Hours a day on mobile[^MOB-A4]', '1:57 (2014)', '4:00 (2024)'],
          ['Online by phone only[^MOB-A3]', '8% (2013)', '16% (2025)'],
        ],
        note: 'Three sources, each with its own method.',
      },
      term: {
        name: 'Attention',
        text: 'Time in which eyes rest on an ad. Measured in laboratories, estimated everywhere else.',
      },
    },
    {
      heading: 'Location becomes private',
      text: [
        'About twenty states have comprehensive privacy laws in 2026[^LAW-4], and most of them treat precise location as sensitive: ask first, keep little[^MOB-R3]. For an advertiser who wants the people of two ZIP codes nothing changes, because a ZIP code is not a position. For those who sold "everybody who visited a car dealer last week" everything does.',
        'If such an offer is made to you, ask where the positions come from and who agreed. The answer saves you money either way.',
      ],
      term: {
        name: 'Sensitive data',
        text: 'Facts about a person that laws protect most: health, faith, and in many places the exact position.',
      },
    },
    {
      heading: 'The worst formats die out',
      text: [
        'More than 150,000 people have been asked by now which ads they cannot stand. On phones these are pop-ups, full screens before a page, flashing, film with sound, countdowns, ads that scroll over the page, large ones that stick, and more than 30% of a page’s height[^MOB-R1]. Browsers enforce it. What remains is calmer, and your strip has better neighbors than it had ten years ago.',
      ],
    },
    {
      heading: 'Phone-only grows',
      text: [
        'From 8% of adults in 2013 to 16% in 2025[^MOB-A3], while broadband got cheaper. It is a choice as much as a lack. These people fill in forms with a thumb, compare in the store and pay with the phone. A page that needs a large screen tells them to go elsewhere. Test yours with one hand, outside, in the sun.',
      ],
    },
    {
      heading: 'Screens and streets grow together',
      text: [
        'After seeing a poster or a billboard 54% of Gen Z and 53% of Millennials often search on the phone, 40% of Gen X and 27% of Boomers, by YouGov in October 2024[^DOOH-P5]. The phone has become the second half of every other medium. Whoever buys a [street screen](billboards-digital/trends) without a page that works on phones has bought half of a campaign.',
      ],
    },
    {
      heading: 'What to do about it',
      text: ['An hour’s work for each line.'],
      steps: [
        'Open your page on the oldest phone in the family and time it.',
        'Say on the page what you measure, in a sentence.',
        'Put a call button and a way button above the fold.',
        'Replace "visitors of" by "people near" in your plan.',
        'Run strips in the same weeks as your next sign or screen.',
      ],
    },
    {
      heading: 'What stays as it was',
      text: [
        'People still look at a phone while they wait, still decide about small things within minutes, and still prefer the shop around the corner if it has what they want. A sign at the door, a true entry in the map and a friendly voice on the phone remain the better half of every mobile campaign. Trends are for the other half.',
      ],
    },
  ],
  example: {
    heading: 'If strips became dearer',
    text: [
      'Suppose the price rose by 5% a year for three years. It is an assumption; our list changes only with the inventory.',
    ],
    rows: [
      ['Price of 1,000 today', typicalCpm('mobile_display')],
      ['In three years', dollars(LATER)],
      ['Banners for $250 today', count(viewsFor('mobile_display', 250_00))],
      ['Banners for $250 then', count((250_00 * 1_000) / LATER)],
      ['Difference a banner', '$0.0006', 'you will survive it'],
    ],
  },
  pros: {
    for: [
      'Rules remove the worst neighbors and the worst sellers.',
      'Nearness without tracking has become an advantage.',
      'All other media send people to the phone.',
    ],
    against: [
      'More time does not mean longer looks.',
      'Counts of states and laws change by the month; ask before you rely on one.',
      'Half of what is called a trend is a seller’s wish.',
    ],
  },
  questions: [
    ['Are apps dying?', 'No. Few new ones are installed, and the old ones are used daily.'],
    [
      'Do I need an app for loyalty?',
      'A card in the wallet or a name in a book does it for a small shop.',
    ],
    ['What about voice assistants?', 'They read names aloud. Have one that can be pronounced.'],
    [
      'Are short videos replacing banners?',
      'They take time and money. A strip costs a thousandth of a film.',
    ],
    [
      'Will tracking come back?',
      'Parts of it never left. Plans that do not need it do not have to care.',
    ],
    ['Is 5G a trend?', 'It makes heavy banners arrive. Light ones arrived before.'],
  ],
  next: ['market', 'targeting', 'tips-rules', 'online-display-digital-banner/trends'],
}
