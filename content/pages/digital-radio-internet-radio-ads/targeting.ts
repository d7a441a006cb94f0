import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { ageCpmMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  dollars,
  inventoryGroups,
  typicalCpm,
  useShare,
  WEEKEND,
  WORKDAYS,
} from '../ownFigures.ts'

const EVERYBODY: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [],
}
const shareOf = (ageFrom: number, ageTo: number) => audienceShare({ ...EVERYBODY, ageFrom, ageTo })
const ageRow = (label: string, from: number, to: number): string[] => [
  label,
  `${(shareOf(from, to) * 100).toFixed(0)}%`,
  formatUsd(ageCpmMinor(from, to)),
  formatUsd(1_900 + ageCpmMinor(from, to)),
]

export const page: MarketingPage = {
  question: 'Whom can an internet radio ad reach?',
  description:
    'Targeting internet radio and podcasts by place, genre, hour, age and interest: what is left, what it costs, and what a stream cannot know.',
  answer:
    'Listeners in the ZIP codes you name, at the hours you name, in the genres you name. Because every listener has a stream of their own, two neighbors can hear different ads in the same break. What no stream knows is **whether anybody is in the room**.',
  picture: {
    kind: 'bars',
    rows: [
      { label: '12 to 34', value: 90, shown: '90%' },
      { label: '55 and over, 2025', value: 63, shown: '63%' },
      { label: '55 and over, 2024', value: 52, shown: '52%' },
    ],
    alt: 'Bars of Americans who listen online in a month: 90 percent of those from 12 to 34, 63 percent of those 55 and over in 2025 and 52 percent in 2024.',
  },
  figures: [
    {
      value: '90%',
      text: 'of Americans from 12 to 34 listen online in a month (2025)',
      from: 'AUD-A2',
    },
    { value: '63%', text: 'of those 55 and over, after 52% the year before', from: 'AUD-A2' },
    {
      value: useShare('online_audio', WORKDAYS, [6, 10]),
      text: 'of a week’s listening is on workday mornings from 6 to 10.',
      from: 'own',
    },
    {
      value: '14',
      text: 'genres with example stations in the United States, from jazz to sports talk.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'Build an audience',
    intro: 'Choose, and see what is left of your region and which choice is the costly one.',
    preset: {
      kind: 'audience',
      values: { people: 200_000, age: '18-34', trait: 'hobbies.baking' },
    },
  },
  parts: [
    {
      heading: 'Place, listener by listener',
      text: [
        'Old radio covers what its tower can see. A stream is sent to a connection, and the connection lies in a ZIP code. So a bakery can speak to its own town and keep silent in the next. In cars the location follows the phone and is coarser; plan for the towns along the road rather than for single streets.',
      ],
      term: {
        name: 'Stream insertion',
        text: 'The spot is put into each listener’s stream at the break, chosen for that listener alone.',
      },
    },
    {
      heading: 'Genre is a mood and an hour',
      text: [
        'Country in the truck, classical at dinner, news at breakfast, podcasts on the run. A genre tells you less about who people are than about what they are doing and how closely they listen. Sell what fits the moment: tools to the truck, wine to dinner, a bank to the news. And check the size; small genres are soon exhausted in one town.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Example stations by genre, United States',
        head: ['Genre', 'Stations', 'Plays a week', 'Median CPM'],
        rows: inventoryGroups('online_audio')
          .toSorted((a, b) => b.weeklyMedian - a.weeklyMedian)
          .map(({ label, count: stations, weeklyMedian, medianMinor }) => [
            label,
            String(stations),
            count(weeklyMedian),
            dollars(medianMinor),
          ]),
        note: 'Plays for sale a week at the station in the middle, in the whole country. Example inventory.',
      },
    },
    {
      heading: 'Hours: radio gets up early',
      text: [
        `By our curve ${useShare('online_audio', WORKDAYS, [6, 10])} of a week’s listening falls on workday mornings, ${useShare('online_audio', WORKDAYS, [10, 16])} on the working hours that follow, and only ${useShare('online_audio', WEEKEND, [0, 24])} on both weekend days together. A lunch place should speak from ten to noon, a gym at six, a movie theater on Thursday. Outside those cases leave the day open.`,
      ],
    },
    {
      heading: 'Age and interests, in cents',
      text: [
        'You may narrow by age, gender, household, work, hobbies and plans. The forecast multiplies the shares and adds the cents. On audio the young cost no more than others, although every advertiser wants them: the surcharge depends on how narrow a range is, not on whom it holds.',
      ],
      table: {
        caption: 'Age ranges: what they leave and add',
        head: ['Age', 'Share of people', 'Added', 'CPM then'],
        rows: [
          ageRow('All ages', 13, 99),
          ageRow('18 to 34', 18, 34),
          ageRow('25 to 54', 25, 54),
          ageRow('35 to 64', 35, 64),
          ageRow('55 and over', 55, 99),
        ],
        note: `Of people aged 13 and over; on the typical ${typicalCpm('online_audio')}.`,
      },
      term: {
        name: 'Ad-supported share',
        text: 'The part of listening that carries ads. Subscribers without ads cannot be reached at any price.',
      },
    },
    {
      heading: 'Who is missing',
      text: [
        'Those who pay to be left alone. In Edison’s measurement of early 2025, 64% of American listening carried ads: 54% among people from 13 to 34, 75% among those 55 and over[^AUD-A4]. So the group that streams most is also the one that buys its way out of ads most. And most ad-supported listening still comes over the air: radio has 62% of it, podcasts 20%, streaming music 15%[^AUD-A6].',
        'If you need everybody in a county by Friday, call the local station. If you need the right towns for a month, book streams.',
      ],
    },
  ],
  example: {
    heading: 'A running shop picks its ears',
    text: [
      'The shop could ask for people from 18 to 34 in a city of 200,000, or take everybody in the mornings. It compares what a listener of the right age costs.',
    ],
    rows: [
      ['People from 18 to 34', count(200_000 * shareOf(18, 34)), 'of those aged 13 and over'],
      ['CPM with the age', formatUsd(1_900 + ageCpmMinor(18, 34))],
      ['CPM for everybody', typicalCpm('online_audio')],
      [
        'Price of 1,000 plays to 18 to 34, bought without the age',
        dollars(Math.round(1_900 / shareOf(18, 34))),
      ],
      ['Decision', 'ask for the age', 'the cents save many times their amount'],
    ],
  },
  pros: {
    for: [
      'ZIP codes for a medium that used to be sold by the tower.',
      'Broad attributes at the price of cents.',
      'A cap for each listener, so that office radios do not wear out your name.',
    ],
    against: [
      'Young subscribers are out of reach.',
      'A speaker in a kitchen has no age, and several people around it.',
      'Podcasts know their downloads better than their listeners.',
    ],
  },
  questions: [
    ['Can I choose a single show?', 'A single station or podcast network, yes; an episode, no.'],
    [
      'Can I reach drivers only?',
      'Not reliably. Choose commuting hours and the towns along the road.',
    ],
    [
      'Does the spot follow a person to other stations?',
      'The cap holds within what we sell. Nobody is followed with a profile.',
    ],
    [
      'Are children excluded?',
      'The youngest age that can be planned is 13, and ads for children’s products go to parents.',
    ],
    [
      'What about languages?',
      'Choose stations by genre and country; Latin stations in the United States mostly speak Spanish.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'market', 'conversion-kpis', 'ctv-streaming-ads/targeting'],
}
