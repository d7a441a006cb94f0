import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import { MEDIA_AUDIENCES } from '#domain/planning/assessment/mediaAudience.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, useShare, WEEKEND, WORKDAYS } from '../ownFigures.ts'

const REGION = 200_000
const audience = (ageFrom: number, ageTo: number, options: string[] = []): PlanAudience => ({
  gender: 'all',
  ageFrom,
  ageTo,
  combine: 'AND',
  groups: options.length > 0 ? [{ id: 'one', options }] : [],
})
const left = (of: PlanAudience) => count(REGION * audienceShare(of))
const byUsers = MEDIA_TYPES.toSorted(
  (a, b) => MEDIA_AUDIENCES[b].monthlyUserShare - MEDIA_AUDIENCES[a].monthlyUserShare,
)
const users = (mediaType: (typeof MEDIA_TYPES)[number]) =>
  `${(MEDIA_AUDIENCES[mediaType].monthlyUserShare * 100).toFixed(0)}%`

export const page: MarketingPage = {
  question: 'How do you reach the right people in several media?',
  description:
    'Targeting across six media: what each can choose by, who uses it and when, how choices multiply, and why place and context do most of the work.',
  answer:
    'By **place first, context second, hour third, and people last**. Place is a choice that all six media share; context is the most honest one; the hour costs nothing to think about; and facts about people multiply until hardly anybody is left. Each medium adds one choice of its own, and that is usually the reason to pick it.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'people in the region', value: count(REGION) },
      { label: 'aged 25 to 54', value: left(audience(25, 54)) },
      { label: 'and moved last year', value: left(audience(25, 54, ['home_garden.moving'])) },
      { label: 'who watch this evening', value: 'few' },
    ],
    alt: 'A funnel from 200,000 people in a region to those aged 25 to 54, to those of them who moved last year, to the few who watch on one evening.',
  },
  figures: [
    {
      value: '11%',
      text: 'of the sales that ads added came from targeting (2023)',
      from: 'ONL-S1',
    },
    {
      value: '88%',
      text: 'of Americans under 30 stream, and 65% of those over 65 (2025)',
      from: 'CTV-A2',
    },
    {
      value: useShare('online_audio', WORKDAYS, [6, 18]),
      text: 'of a week’s listening is on workdays between six and six.',
      from: 'own',
    },
    { value: '91%', text: 'of US adults have a smartphone (2025)', from: 'MOB-A1' },
  ],
  calculator: {
    title: 'How fast do choices multiply?',
    intro:
      'People left and price added, counted for banners. In the other media the shares are the same and the base price differs.',
    preset: {
      kind: 'audience',
      values: { people: 200_000, age: '25-54', trait: 'shopping_behavior.coupon' },
    },
  },
  parts: [
    {
      heading: 'What each medium can choose by',
      text: [
        'All six know places, with different sharpness. A billboard stays where it is. A phone can be placed in a neighborhood, a household connection in a town. Beyond that, every medium has its own question: what is being read, heard or watched, or who is passing. Take the medium whose question is closest to yours.',
      ],
      table: {
        caption: 'Choices by medium',
        head: ['Medium', 'Use in a month', 'Place', 'Its own choice'],
        rows: byUsers.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          users(mediaType),
          {
            dooh: 'exact spot',
            mobile_display: 'neighborhood',
            online_display: 'town, ZIP code',
            online_video: 'town, ZIP code',
            online_audio: 'town, ZIP code',
            ctv: 'town, ZIP code',
          }[mediaType],
          {
            dooh: 'single billboards, kind of venue',
            mobile_display: 'apps by topic',
            online_display: 'sites by topic',
            online_video: 'videos by topic',
            online_audio: 'genre, podcasts',
            ctv: 'kind of program, household',
          }[mediaType],
        ]),
        note: 'Share of people aged 13 and over who use the medium at least once a month: planning estimates rounded from public surveys.',
      },
    },
    {
      heading: 'When they are there',
      text: [
        `Use differs by the hour more than you might expect. Of a week’s listening, ${useShare('online_audio', WORKDAYS, [6, 18])} falls on workdays between six in the morning and six in the evening; of streaming TV only ${useShare('ctv', WORKDAYS, [6, 18])}. Workday evenings from six to eleven hold ${useShare('ctv', WORKDAYS, [18, 23])} of streaming TV and ${useShare('dooh', WORKDAYS, [18, 23])} of the traffic past billboards. Weekends hold ${useShare('online_display', WEEKEND, [0, 24])} of reading. These are the curves of our forecast, so they are estimates and the same for every town.`,
        'A plan that suits a person’s day needs no profile: audio on the way, banners at the desk, a billboard at noon, television at night.',
      ],
      term: {
        name: 'Daypart',
        text: 'Hours of the day that are bought together, such as the morning drive.',
      },
    },
    {
      heading: 'Multiplication is merciless',
      text: [
        'Each fact about people keeps a share of them, and shares multiply. The first choice may halve your audience, the second may leave a tenth, the third hardly anybody. Ask of each choice what you would do differently without it. If the answer is nothing, drop it.',
      ],
      table: {
        caption: `A region of ${count(REGION)}: people left`,
        head: ['Choice', 'People left'],
        rows: [
          ['Everybody 13 and over', left(audience(13, 99))],
          ['25 to 54', left(audience(25, 54))],
          ['Owners and founders, any age', left(audience(13, 99, ['job_role.owner']))],
          ['25 to 54 and moved last year', left(audience(25, 54, ['home_garden.moving']))],
          [
            '18 to 34 who intend to buy a new car',
            left(audience(18, 34, ['purchase_intentions.new_car'])),
          ],
        ],
        note: 'From public statistics or our own estimates; the planner says which.',
      },
      term: {
        name: 'Segment',
        text: 'People who share a fact. In a seller’s offer, mostly people who are believed to share it.',
      },
    },
    {
      heading: 'What law and browsers leave',
      text: [
        'Safari and Firefox block third-party cookies, which leaves 17 to 20% of traffic without them, and Chrome keeps them for now[^DIS-T1]. In Europe consent comes first[^LAW-9,LAW-10], profiles from sensitive data are forbidden on platforms[^LAW-7], and political ads may be targeted online only with consent that was given for that alone[^LAW-6]. A plan by place, context and hour passes all of it without a footnote. Broad facts about people are the most that is added here.',
      ],
    },
    {
      heading: 'One audience, two media',
      text: [
        'The same words describe different people in different media. “Readers of cooking” are one crowd, “listeners of a food podcast” another, and a household that watches a baking show contains a person who does not bake. Do not expect to reach the same customer twice; expect two doors into the same house. And keep the region identical in both, since it is the one thing that can be.',
      ],
      steps: [
        'Draw the region once and use it in every campaign.',
        'Choose in each medium by its own question.',
        'Add age only where the offer has one.',
        'Stagger the hours, so that the media follow each other through the day.',
        'Compare by region, never by audience.',
      ],
    },
  ],
  example: {
    heading: 'A moving company, two media',
    text: [
      'The company serves an area of 200,000 people and considers the segment of those who moved last year.',
    ],
    rows: [
      ['People 13 and over in the region', left(audience(13, 99))],
      [
        'Moved in the last year',
        left(audience(13, 99, ['home_garden.moving'])),
        'they have moved already',
      ],
      ['Readers of real estate pages', 'unknown in number', 'they are about to'],
      ['Chosen', 'real estate pages, and billboards near storage', 'context instead of history'],
    ],
  },
  pros: {
    for: [
      'Place works in all media and can be tested.',
      'Context is right at the moment it is used.',
      'The forecast shows what a choice costs before it is bought.',
    ],
    against: [
      'Nobody is followed from medium to medium, so one person can be counted several times.',
      'Shares are averages of a country.',
      'Small regions cannot bear two narrow choices.',
    ],
  },
  questions: [
    ['Can I upload my customer list?', 'No. Lists of people are not used here.'],
    [
      'What is retargeting, and do you have it?',
      'It shows ads to people who visited your page. It needs profiles, so we do not have it.',
    ],
    [
      'Is a ZIP code precise enough?',
      'For shops and services, yes. For one door, take a billboard.',
    ],
    [
      'Do women and men cost the same?',
      'Yes. Choosing either adds a few cents, because it leaves half of the audience.',
    ],
    ['Which choice should I make first?', 'The region. It decides more than all others together.'],
    [
      'Does frequency count across media?',
      'Not exactly. Each medium has its own cap; across media you have to estimate.',
    ],
  ],
  next: ['101-strategy-intro', 'conversion-kpis', 'market', 'ctv-streaming-ads/targeting'],
}
