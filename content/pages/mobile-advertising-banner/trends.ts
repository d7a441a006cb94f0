import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, typicalCpmMinor, viewsFor } from '../ownFigures.ts'

const LATER = Math.round(typicalCpmMinor('mobile_display') * 1.05 ** 3)

export const page: MarketingPage = {
  question: 'What is changing on phones?',
  description:
    'Cited trends in mobile advertising: phone-only people, privacy of location, time and attention, stricter ad standards, and what to do.',
  answer:
    'Time has nearly **doubled** in seven years, twice as many people are online **by phone only**, precise location has become **sensitive data**, and the ads that people hate most are being **blocked**. For a local plan, all four point the same way: near, small, honest, fast.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Hours a day, 2020', value: 4.27, shown: '4:16' },
      { label: 'Hours a day, 2013', value: 2.35, shown: '2:21' },
    ],
    alt: 'Two bars: four hours and sixteen minutes a day on mobile in 2020, two hours and twenty-one minutes in 2013.',
  },
  figures: [
    {
      value: '8% → 16%',
      text: 'of US adults online by phone only, from 2013 to 2025',
      from: 'MOB-A3',
    },
    { value: '2:21 → 4:16', text: 'hours a day on mobile from 2013 to 2020', from: 'MOB-A7' },
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
        'Americans spent 2 hours 21 minutes a day on mobile in 2013[^MOB-A6] and 4 hours 16 minutes in 2020, with slow growth expected after that[^MOB-A7]. What a single ad gets has not grown. Older eye-tracking gave a mobile ad about one second, noticed by 78% of people, which adds up to more attention than on computers, but in smaller pieces[^MOB-K3]. The trend, then, is more occasions, not longer ones. Plan for many short contacts.',
      ],
      table: {
        caption: 'Then and now',
        head: ['What', 'Then', 'Now'],
        rows: [
          ['US adults with a smartphone[^MOB-A1]', '35% (2011)', '91% (2025)'],
          ['Hours a day on mobile[^MOB-A6,MOB-A7]', '2:21 (2013)', '4:16 (2020)'],
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
        'About twenty states have comprehensive privacy laws in 2026[^LAW-4], and most of them treat precise location as sensitive: ask first, keep little[^MOB-R3]. For an advertiser who wants the people in two ZIP codes, nothing changes, because a ZIP code is not a precise location. For those who sold “everybody who visited a car dealer last week”, everything does.',
        'If such an offer is made to you, ask where the locations come from and who agreed. The answer saves you money either way.',
      ],
      term: {
        name: 'Sensitive data',
        text: 'Facts about a person that laws protect most: health, faith, and in many places the exact location.',
      },
    },
    {
      heading: 'The worst formats die out',
      text: [
        'More than 150,000 people have been asked so far which ads they cannot stand. On phones these are pop-ups, full screens before a page, flashing, video with sound, countdowns, ads that scroll over the page, large ones that stick, and more than 30% of a page’s height[^MOB-R1]. Chrome enforces it. What remains is calmer, and your strip has better neighbors than before.',
      ],
    },
    {
      heading: 'Phone-only grows',
      text: [
        'The share doubled, from 8% of adults in 2013 to 16% in 2025[^MOB-A3], though people were asked by phone then and mostly on the web now. These people fill out forms with a thumb, compare in the store and pay with the phone. A page that needs a large screen sends them elsewhere. Test yours with one hand, outside, in the sun.',
      ],
    },
    {
      heading: 'Phones and billboards grow together',
      text: [
        'In a 2024 survey by the trade body, 76% of Americans said they had acted after seeing a digital billboard[^DOOH-P2], and what people do on a sidewalk, they mostly do with a phone. The phone has become the second half of every other medium. If you buy a [billboard](billboards-digital/trends) without a page that works on phones, you have bought half a campaign.',
      ],
    },
    {
      heading: 'What to do about it',
      text: ['An hour’s work for each line.'],
      steps: [
        'Open your page on the oldest phone in the family and time it.',
        'Say on the page what you measure, in a sentence.',
        'Put a call button and a directions button above the fold.',
        'Replace “visitors of” with “people near” in your plan.',
        'Run strips in the same weeks as your next sign or billboard.',
      ],
    },
    {
      heading: 'What stays as it was',
      text: [
        'People still look at a phone while they wait, still decide about small things within minutes, and still prefer the shop around the corner if it has what they want. A sign at the door, a correct map listing and a friendly voice on the phone remain the better half of every mobile campaign. Trends are for the other half.',
      ],
    },
  ],
  example: {
    heading: 'If strips became more expensive',
    text: [
      'Suppose the price rose by 5% a year for three years. This is an assumption; our prices change only with the inventory.',
    ],
    rows: [
      ['Price of 1,000 today', typicalCpm('mobile_display')],
      ['In three years', dollars(LATER)],
      ['Impressions for $250 today', count(viewsFor('mobile_display', 250_00))],
      ['Impressions for $250 then', count((250_00 * 1_000) / LATER)],
      ['Difference per impression', '$0.0006', 'you will survive it'],
    ],
  },
  pros: {
    for: [
      'Rules push out the worst neighbors and the worst sellers.',
      'Nearness without tracking has become an advantage.',
      'The other media send people to the phone.',
    ],
    against: [
      'More time does not mean longer looks.',
      'Counts of states and laws keep changing; ask before you rely on one.',
      'Much of what is called a trend is a seller’s wish.',
    ],
  },
  questions: [
    [
      'Are apps dying?',
      'No. But a small shop seldom needs one of its own; a fast page does the job.',
    ],
    [
      'Do I need an app for loyalty?',
      'No. A small shop does fine with a punch card or a name in a book.',
    ],
    ['What about voice assistants?', 'They read names aloud. Have one that can be pronounced.'],
    [
      'Are short videos replacing banners?',
      'They take time and money. A strip costs a small part of what a video does.',
    ],
    [
      'Will tracking come back?',
      'Parts of it never left. A plan that does not need it does not have to care.',
    ],
    ['Is 5G a trend?', 'It helps heavy banners arrive. Light ones always did.'],
  ],
  next: ['market', 'targeting', 'tips-rules', 'online-display-digital-banner/trends'],
}
