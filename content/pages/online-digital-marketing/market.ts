import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'

const SHOWN = CAMPAIGN_COUNTRIES.slice(0, 4)
const placesIn = (mediaType: (typeof MEDIA_TYPES)[number], country: string) =>
  String(EXAMPLE_INVENTORY[mediaType].countries.find((one) => one.country === country)?.count ?? 0)
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)}%`

export const page: MarketingPage = {
  question: 'How large is digital advertising?',
  description:
    'Digital advertising in cited figures: the United States by channel, Europe, the German-speaking countries, growth by medium, and how to read them.',
  answer:
    'In 2024 Americans put **$258.6 billion** into internet advertising, 14.9% more than the year before; thirty European countries put **€118.9 billion** into it. Two of every three European advertising euros are digital. The parts that a local business can buy without an agency are the smaller ones, and the calmer.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Search', value: 102.9, shown: '$102.9 bn' },
      { label: 'Social', value: 88.7, shown: '$88.7 bn' },
      { label: 'Display', value: 74.3, shown: '$74.3 bn' },
      { label: 'Video', value: 62.1, shown: '$62.1 bn' },
      { label: 'Outdoor, all kinds', value: 9, shown: 'over $9 bn' },
      { label: 'Digital audio', value: 7.12, shown: '$7.1 bn' },
    ],
    alt: 'Bars of US advertising in 2024: search 102.9 billion dollars, social 88.7, display 74.3, video 62.1, outdoor over 9, digital audio 7.1 as a forecast. Channels overlap.',
  },
  figures: [
    { value: '$258.6 bn', text: 'US internet advertising in 2024', from: 'ONL-M1' },
    { value: '€118.9 bn', text: 'European digital advertising in 2024, 16% more', from: 'ONL-M4' },
    { value: '+9.5%', text: 'expected for all US ad spend in 2026', from: 'ONL-M3' },
    { value: '34%', text: 'of US outdoor revenue was digital in 2024', from: 'DOOH-M1' },
  ],
  calculator: {
    title: 'When is a medium used?',
    intro:
      'Days and hours, by the curve for reading on sites; other media have their own on their market pages.',
    preset: { kind: 'hours', values: { days: 'week', from: 18, to: 23 } },
  },
  parts: [
    {
      heading: 'The United States, by channel',
      text: [
        'The yearly report of the IAB counts what sellers took in: $258.6 billion in 2024, after $225 billion the year before[^ONL-M1]. Its channels overlap, since a video in a feed counts as both video and social. Divide by the whole, and never add.',
      ],
      table: {
        caption: 'US internet advertising in 2024',
        head: ['Channel', 'Billion dollars', 'Of the whole'],
        rows: [
          ['Search[^ONL-M2]', '102.9', share(102.9, 258.6)],
          ['Social[^ONL-M2]', '88.7', share(88.7, 258.6)],
          ['Display[^ONL-M2]', '74.3', share(74.3, 258.6)],
          ['Video[^ONL-M2]', '62.1', share(62.1, 258.6)],
          ['Commerce media[^ONL-M2]', '53.7', share(53.7, 258.6)],
        ],
        bars: [102.9, 88.7, 74.3, 62.1, 53.7],
        note: 'Shares are our arithmetic and add up to more than 100%.',
      },
      term: {
        name: 'Commerce media',
        text: 'Ads in online stores, sold by the stores. Also called retail media.',
      },
    },
    {
      heading: 'The six media of this market',
      text: [
        'Four of them are in that total. Streaming television took $23.6 billion of American budgets in 2024, social video $23.7 billion, online video $16.6 billion[^VID-M2]. Digital audio was forecast at $7.12 billion, two fifths of all audio[^AUD-M1], and audio as a whole gets 4.5% of budgets for about two hours and forty minutes of each day[^AUD-M2]. Digital billboards are counted elsewhere: all outdoor advertising passed nine billion dollars for the first time in 2024, with 34% of it digital[^DOOH-M1].',
      ],
    },
    {
      heading: 'What is expected',
      text: [
        'According to the outlook of January 2026, American spending will rise by 9.5% that year, or by 7.1 to 7.8% without elections and the big sporting events; social by 14.6%, streaming television by 13.8%, commerce by 12.1%[^ONL-M3]. An outlook is a survey of people who spend the money. Read the direction, and forget the decimals.',
      ],
    },
    {
      heading: 'Europe',
      text: [
        'Digital advertising in thirty markets came to €118.9 billion in 2024, 67.2% of everything, with social and video each up by about a quarter, and Britain, Germany and France making up 60%[^ONL-M4]. Digital audio rose by 18%[^AUD-T4], programmatic by 18.4% to €15.5 billion[^DIS-M4]. Outdoors, British revenue reached a record £1.4 billion, 66% of it digital[^DOOH-M13].',
      ],
      table: {
        caption: 'Outdoor screens in four countries, latest figures with a source',
        head: ['Country', 'Figure', 'Period'],
        rows: [
          ['Britain[^DOOH-M13]', 'digital 66% of outdoor, +10.2%', '2024'],
          ['Germany[^DOOH-M9]', 'digital 48% of outdoor, +26%', '2025'],
          ['Australia[^DOOH-M12]', 'digital 75.2% of outdoor', '2024'],
          ['New Zealand[^DOOH-M18]', 'digital 78% of outdoor', 'first quarter of 2024'],
        ],
      },
      term: {
        name: 'Gross',
        text: 'At list prices, before rebates. German figures are gross and look larger than what was paid.',
      },
    },
    {
      heading: 'Austria and Switzerland',
      text: [
        'In Austria all media together lost 0.4% in the first five months of 2025, while online gained 3.9% and outdoor 3.4%[^ONL-M7]. Switzerland fell by 2.2% to 4.1 billion francs net in 2024, online by 1.1%, print by 8.4%; the global platforms are outside this count and were estimated at 1.8 to 2.2 billion for 2023[^ONL-M6]. Where a count leaves out the largest sellers, do not take its decimals too seriously.',
      ],
    },
    {
      isOfExamples: true,
      heading: 'Our own inventory',
      text: [
        'So that nobody mistakes it for the whole market: our example inventory, in four of its eight countries. Names are invented, and the operator replaces them with real contracts.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Example places by medium and country',
        head: ['Medium', ...SHOWN],
        rows: MEDIA_TYPES.map((mediaType) =>
          [MEDIA_TYPE_NAMES[mediaType] as string].concat(
            SHOWN.map((country) => placesIn(mediaType, country)),
          ),
        ),
      },
    },
  ],
  example: {
    heading: 'What is one town’s share?',
    text: [
      'A calculation to put the billions in perspective: American internet advertising in 2024, divided per person, for a town of 30,000. The country’s population is rounded.',
    ],
    rows: [
      ['All of it', '$258.6 billion'],
      ['People in the United States, about', '340 million'],
      ['For each person', `$${(258_600 / 340).toFixed(0)}`, 'in a year'],
      [
        'For a town of 30,000',
        `$${((258_600 / 340) * 0.03).toFixed(1)} million`,
        'a share by head count, not what is spent there',
      ],
    ],
  },
  pros: {
    for: [
      'Trade bodies publish methods along with totals.',
      'Growth is broad: American display, video and commerce media each rose by more than a tenth in 2024.',
      'The parts that are most open to local businesses are smaller than search and social.',
    ],
    against: [
      'Channels overlap, and charts that add them are wrong.',
      'Gross, net, revenue and spending are mixed in most articles.',
      'No national figure says anything about your street.',
    ],
  },
  questions: [
    [
      'Where are the figures for 2025?',
      'Full years after 2024 were not public for most of these series when we last looked.',
    ],
    [
      'Why do two reports on television differ?',
      'They count different things; one includes what platforms sell on televisions. We never mix them in a chart.',
    ],
    [
      'Is print dead?',
      'It shrinks, by 8.4% in Switzerland in 2024[^ONL-M6]. Dead things do not shrink.',
    ],
    [
      'What figures are missing?',
      'Canada outdoors, Austria’s streams, and nearly everything about small advertisers.',
    ],
    [
      'May I quote this page?',
      'Quote the sources. They are listed at the end with their years, and most of them say more than the one figure we took.',
    ],
  ],
  next: ['trends', 'price-budget-rates-cpm', 'targeting', 'billboards-digital/market'],
}
