import { audienceShare } from '#domain/planning/audience/audienceShare.ts'
import { audienceSurchargeMinor } from '#domain/planning/audience/audienceSurcharge.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import type { MarketingPage } from '../marketingPage.ts'
import {
  WORKDAYS,
  count,
  dayOf,
  dollars,
  formatUsd,
  inventoryGroups,
  typicalCpm,
  typicalCpmMinor,
  useShare,
} from '../ownFigures.ts'

const EVERYBODY: PlanAudience = {
  gender: 'all',
  ageFrom: 13,
  ageTo: 99,
  combine: 'AND',
  groups: [],
}
const trait = (option: string): PlanAudience => ({
  ...EVERYBODY,
  groups: [{ id: 'one', options: [option] }],
})
const addedBy = (audience: PlanAudience) =>
  audienceSurchargeMinor(audience).reduce((sum, { cpmMinor }) => sum + cpmMinor, 0)
const traitRow = (label: string, option: string): string[] => {
  const audience = trait(option)
  const share = audienceShare(audience)
  return [
    label,
    `${(share * 100).toFixed(1)}%`,
    dollars(addedBy(audience)),
    dollars(Math.round(typicalCpmMinor('online_display') / share)),
  ]
}
const OWNERS = trait('job_role.owner')

export const page: MarketingPage = {
  question: 'Whom can display banners reach?',
  description:
    'Targeting display banners by topic, site, place, hour and audience without cookies: whom each choice leaves, what it costs, and what it cannot do.',
  answer:
    'Readers of a **topic** or a **site**, in a **place**, at an **hour**, with broad facts such as age or plans to buy added for little. That works without following anybody. It cannot find the same person again, and you will miss that less than you think.',
  picture: {
    kind: 'day',
    hours: dayOf('online_display', 1),
    note: 'A Tuesday of reading: the office, then the sofa.',
    alt: 'A chart of a Tuesday hour by hour: reading starts at seven, stays level through office hours and peaks at eight and nine in the evening.',
  },
  figures: [
    {
      value: '27',
      text: 'topics with example sites in the United States.',
      from: 'own',
      isOfExamples: true,
    },
    {
      value: '17 to 20%',
      text: 'of traffic comes without third-party cookies because Safari and Firefox block them',
      from: 'DIS-T1',
    },
    {
      value: useShare('online_display', WORKDAYS, [9, 17]),
      text: 'of a week’s reading falls within office hours.',
      from: 'own',
    },
    {
      value: '7',
      text: 'reader segments were all The Economist planned for in its best-known banner campaign',
      from: 'DIS-X1',
    },
  ],
  calculator: {
    title: 'Build an audience',
    intro: 'See whom a choice leaves in your region and what it adds to the CPM.',
    preset: { kind: 'audience', values: { people: 300_000, age: 'all', trait: 'job_role.owner' } },
  },
  parts: [
    {
      heading: 'Context: the ad fits the page',
      text: [
        'Somebody who reads about roses is interested in roses, right now, and nobody has to know who it is. That is contextual targeting, an old kind that does not depend on cookies. The Economist built its most-quoted campaign on it: the banner assembled headlines to fit the article on the page[^DIS-T2].',
        'Choose topics by the mood in which people decide. In winter, people read about travel for the summer. Dreamers and movers both read about real estate; people with money and without it read about finance. Look at the sites behind a topic, and exclude those that do not fit.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Topics with the most room, US example inventory',
        head: ['Topic', 'Sites', 'Impressions a week', 'Median CPM'],
        rows: inventoryGroups('online_display', 2)
          .toSorted((a, b) => b.weeklyMedian - a.weeklyMedian)
          .slice(0, 8)
          .map(({ label, count: sites, weeklyMedian, medianMinor }) => [
            label,
            String(sites),
            count(weeklyMedian),
            dollars(medianMinor),
          ]),
        note: 'Weekly impressions are for the middle site of each topic, nationwide.',
      },
      term: {
        name: 'Contextual',
        text: 'Chosen by what is on the page, not by who reads it.',
      },
    },
    {
      heading: 'Place: coarse online, still useful',
      text: [
        'A connection shows the town fairly well and the ZIP code less well. Use a circle a little larger than your delivery area, and let the page behind the banner say where you are. For a service with a van, that may be all the targeting you need; for a shop that ships, leave the place open and choose topics with care.',
      ],
    },
    {
      heading: 'People: pay a little, waste less',
      text: [
        'Facts about people can be added to any topic. The last column of the table shows what a thousand impressions on the right people would cost if you did not choose and paid for everybody. Compare it with the surcharge: where the share is small, choosing is nearly always right.',
      ],
      table: {
        caption: 'What choosing saves, at the typical price',
        head: ['Who', 'Share of people', 'Added', '1,000 of them without choosing'],
        rows: [
          traitRow('Owner or founder of a firm', 'job_role.owner'),
          traitRow('Intends to buy a new car', 'purchase_intentions.new_car'),
          traitRow('Moved in the last year', 'home_garden.moving'),
          traitRow('Bakes', 'hobbies.baking'),
          traitRow('Uses coupons', 'shopping_behavior.coupon'),
        ],
        note: 'Shares from public statistics or our own estimates; the planner says which.',
      },
      term: {
        name: 'Look-alike',
        text: 'People who resemble customers in their data. Not offered here, since it needs profiles.',
      },
    },
    {
      heading: 'Cookies: what changed, and what did not',
      text: [
        'For years, the trade announced the end of third-party cookies. Then Chrome kept them: Google dropped the prompt in April 2025 and retired most of the planned replacement in October[^DIS-T1]. Safari and Firefox block them as before. Consent is still needed, too: Germany requires it before anything is stored on a device[^LAW-9], and twelve US states require sites to honor a browser’s privacy signal[^LAW-4].',
        'A plan by topic, place and hour depends on none of it. That is why we sell it that way.',
      ],
    },
    {
      heading: 'Hours and how often',
      text: [
        `Reading is level through the day and peaks in the evening; ${useShare('online_display', WORKDAYS, [9, 17])} of a week’s use falls within office hours. Sell to businesses then, and to households after eight. Leave the cap at three a day unless the town is tiny. Narrow hours and tight caps each add to the price, because they leave less room.`,
      ],
      steps: [
        'One topic and one place first.',
        'Add a fact about people only if its share is below a third.',
        'Leave the hours open unless somebody has to answer a phone.',
        'Look at sites after a week and ask the desk to take out the worst two.',
      ],
    },
  ],
  example: {
    heading: 'An accountant looks for founders',
    text: [
      'An accounting office wants business owners in a region of 300,000 people aged 13 and over, and compares the surcharge with the waste.',
    ],
    rows: [
      [
        'Owners among them',
        count(300_000 * audienceShare(OWNERS)),
        'by the share of our audience model',
      ],
      ['CPM for everybody', typicalCpm('online_display')],
      ['CPM for owners', formatUsd(typicalCpmMinor('online_display') + addedBy(OWNERS))],
      [
        '1,000 impressions on owners without choosing',
        dollars(Math.round(typicalCpmMinor('online_display') / audienceShare(OWNERS))),
      ],
      [
        'Decision',
        'choose',
        `it adds ${dollars(addedBy(OWNERS))}; not choosing costs many times as much`,
      ],
    ],
  },
  pros: {
    for: [
      'Context needs no data about anybody and works in every browser.',
      'Surcharges are small, and every one is shown.',
      'The desk can take sites out while the campaign runs.',
    ],
    against: [
      'Small groups in small places leave no room for a plan.',
      'Facts about people are shares from a model; they say nothing certain about one reader.',
      'No retargeting, no customer lists.',
    ],
  },
  questions: [
    [
      'Can I exclude news about accidents?',
      'Leave out national news as a topic. Single articles cannot be excluded.',
    ],
    [
      'Do you read what people write?',
      'No. The topic belongs to the site and is set by its publisher.',
    ],
    [
      'Can I target competitors’ customers?',
      'On competitors’ sites, if they sell space. As individuals, no.',
    ],
    [
      'Is a logged-in audience better?',
      'For the seller, yes. For you, the question is what it costs per customer.',
    ],
    [
      'How small may an audience be?',
      'As small as you like; the planner says when too little is left to spend the budget.',
    ],
    ['Can I see who saw it?', 'You see sites, places and hours. Nobody sees names.'],
  ],
  next: ['price-budget-rates-cpm', 'conversion-kpis', 'trends', 'billboards-digital/targeting'],
}
