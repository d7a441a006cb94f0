import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { audienceSurchargeMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  dayOf,
  dollars,
  inventoryGroups,
  useShare,
  viewsFor,
  WEEKEND,
  WORKDAYS,
} from '../ownFigures.ts'

const BASE: number = MEDIA_ECONOMICS.online_video.typicalCpmMinor
const aged = (ageFrom: number, ageTo: number, options: string[] = []): PlanAudience => ({
  gender: 'all',
  ageFrom,
  ageTo,
  combine: 'AND',
  groups: options.length > 0 ? [{ id: 'one', options }] : [],
})
const cpmOfAudience = (audience: PlanAudience) =>
  audienceSurchargeMinor(audience).reduce((sum, { cpmMinor }) => sum + cpmMinor, BASE)
const row = (label: string, audience: PlanAudience): string[] => [
  label,
  count(60_000 * audienceShare(audience)),
  formatUsd(cpmOfAudience(audience)),
]
const evenings = useShare('online_video', WORKDAYS, [18, 23])

export const page: MarketingPage = {
  question: 'Who watches online videos, and how do you choose them?',
  description:
    'Targeting pre-roll by topic, site, region, hour and broad facts about people: how many each choice leaves, what it adds, and what it cannot know.',
  answer:
    'Choose the **video before the viewer**: a topic says what somebody cares about this minute. Then the **place** by ZIP code, then **hours**, and only then facts such as age or plans to buy. Each step leaves fewer people. The table below shows how many, and what a thousand starts then cost.',
  picture: {
    kind: 'day',
    hours: dayOf('online_video', 5),
    note: 'A Saturday of watching, by our forecast’s curve.',
    alt: 'A chart of a Saturday hour by hour: watching rises through the morning and afternoon and is highest between eight and ten in the evening.',
  },
  figures: [
    {
      value: evenings,
      text: 'of a week’s watching falls on workday evenings, from six to eleven.',
      from: 'own',
    },
    {
      value: useShare('online_video', WEEKEND, [0, 24]),
      text: 'falls on Saturdays and Sundays.',
      from: 'own',
    },
    {
      value: '11%',
      text: 'of added sales were traced to targeting, 49% to the creative (2023)',
      from: 'ONL-S1',
    },
    { value: '17 to 20%', text: 'of traffic comes without third-party cookies', from: 'DIS-T1' },
  ],
  calculator: {
    title: 'Build an audience of viewers',
    intro: 'Each choice shows how many people it leaves and what it adds to the CPM.',
    preset: { kind: 'audience', values: { people: 60_000, age: '25-54', trait: 'hobbies.baking' } },
  },
  parts: [
    {
      heading: 'The topic is the best question',
      text: [
        'Somebody who watches a video on laying tile is probably a tiler or has a bathroom to do. No age range says as much. Topics need no profile and no consent, and they are right at the moment they are used. Choose them by what people watch just before they need you, and drop those that merely sound affluent.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Topics with the most room before videos, US example inventory',
        head: ['Topic', 'Sites', 'Starts a week', 'Median CPM'],
        rows: inventoryGroups('online_video', 1)
          .toSorted((a, b) => b.weeklyMedian - a.weeklyMedian)
          .slice(0, 7)
          .map(({ label, count: sites, weeklyMedian, medianMinor }) => [
            label,
            String(sites),
            count(weeklyMedian),
            dollars(medianMinor),
          ]),
        note: 'Starts a week are for the middle site of each topic, nationwide. A county has a small share of that.',
      },
      term: {
        name: 'Topic',
        text: 'What a site or a part of it is about, as its publisher declares it.',
      },
    },
    {
      heading: 'Place, as far as a connection shows it',
      text: [
        'A home connection shows the town fairly well and the ZIP code less well; a phone on the move may seem to be in the next city. Set your region with that in mind: a margin of a few miles costs little, and a one-mile circle is a promise nobody can keep. Where a mile matters, a [billboard](billboards-digital/targeting) is exact and a video is not.',
      ],
    },
    {
      heading: 'What is left of sixty thousand people?',
      text: [
        'The planner multiplies shares from public statistics or, where there are none, from our own estimates, and says which. Two narrow choices may leave a handful of people. The price rises only a little, so the real cost of a narrow audience is that the plan can no longer be delivered.',
      ],
      table: {
        caption: 'A town of 60,000: people left, and price of a thousand starts',
        head: ['Choice', 'People left', 'CPM'],
        rows: [
          row('Everybody 13 and over', aged(13, 99)),
          row('25 to 54', aged(25, 54)),
          row('18 to 34', aged(18, 34)),
          row(
            '25 to 54 who intend to buy a new car',
            aged(25, 54, ['purchase_intentions.new_car']),
          ),
          row('25 to 54 who own or founded a firm', aged(25, 54, ['job_role.owner'])),
          row('65 and over who moved last year', aged(65, 99, ['home_garden.moving'])),
        ],
        note: 'Estimates for planning, at the typical price.',
      },
      term: {
        name: 'Overlap',
        text: 'The people two choices have in common. With AND, only they are left; with OR, everybody in either group counts, once.',
      },
    },
    {
      heading: 'Hours: buy when you can answer',
      text: [
        `Watching peaks between eight and ten in the evening, and ${evenings} of a week’s watching falls on workday evenings. If the click leads to a shop that ships, buy exactly those hours. If it leads to a phone call, buy the afternoon. Restricting hours adds to the price because it leaves fewer starts to choose from, but it also makes the report easier to read, which is worth something.`,
      ],
      steps: [
        'Start with all hours, and book each topic as a line of its own.',
        'After a week, read the report by hour, for completion and not for clicks.',
        'Cut the night if the spot needs sound.',
        'Cut the hours in which nobody answers.',
        'Leave the rest; small cuts save nothing.',
      ],
    },
    {
      heading: 'What nobody can offer you honestly',
      text: [
        'Following a person who looked at a chair yesterday, everywhere, without asking. Safari and Firefox block the cookies that this takes, Chrome decided in April 2025 to keep them after all, and 17 to 20% of traffic is without them[^DIS-T1]. In Germany even storing such a cookie takes consent[^LAW-9]; on platforms in the European Union, targeting by profiles built on sensitive data is banned altogether[^LAW-7]. And in the United States, data about children under thirteen may go to others for targeted ads only if a parent has separately agreed to that[^LAW-3]. A plan by topic, place and hour touches none of this.',
      ],
    },
  ],
  example: {
    heading: 'A tile dealer chooses three times',
    text: ['A tile dealer with a showroom compares three plans for $800 in a town of 60,000.'],
    rows: [
      [
        'Everybody, all topics',
        `${count(viewsFor('online_video', 800_00))} starts`,
        'many of them for people who rent',
      ],
      [
        'Home and real estate topics',
        `${count(viewsFor('online_video', 800_00))} starts`,
        'same price, viewers who renovate or dream of it',
      ],
      [
        'Same topics, 35 to 64 only',
        `${count((800_00 / cpmOfAudience(aged(35, 64))) * 1_000)} starts`,
        `${count(60_000 * audienceShare(aged(35, 64)))} people left`,
      ],
      ['Chosen', 'the second', 'age adds cents and cuts out young couples with their first house'],
    ],
  },
  pros: {
    for: [
      'Topics work without knowing anybody.',
      'You see what each choice leaves and costs before you buy it.',
      'The desk can still change hours and places while the campaign runs.',
    ],
    against: [
      'A thinly populated region plus a narrow audience can leave nothing to deliver.',
      'The location of phones on the move is imprecise.',
      'Shares are national averages; your town differs.',
    ],
  },
  questions: [
    [
      'May I choose a single site?',
      'Yes. It adds a tenth to the site’s CPM, and you know the company your spot keeps.',
    ],
    ['Can I exclude sites?', 'Yes, as many as you like.'],
    [
      'Can I reach people who have visited my page?',
      'No. That needs profiles, which are not sold here.',
    ],
    [
      'Is age reliable?',
      'As an average over thousands, fairly. For a single viewer it is a guess.',
    ],
    [
      'What is the first thing to drop?',
      'Whatever the forecast names as the choice that costs you the most reach.',
    ],
    [
      'Do topics cover all countries?',
      'The United States has all of them; smaller countries have some, as the planner shows.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'market',
    'conversion-kpis',
    'mobile-advertising-banner/targeting',
  ],
}
