import { MEDIA_TYPE_NAMES, MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { inventoryCount, leastBudget, mediaRows, mixRows } from '../ownFigures.ts'

const mixes = (['known', 'website', 'shop'] as const).map(
  (goal) =>
    new Map(mixRows(goal, 1_500_00, 80_000).map(([name = '', share = '']) => [name, share])),
)
const places = MEDIA_TYPES.reduce((sum, mediaType) => sum + inventoryCount(mediaType), 0)

export const page: MarketingPage = {
  question: 'What is digital marketing, and where does the first dollar go?',
  description:
    'Six digital media in one table: what each does best, what it costs to begin, how to divide a first budget among them, and what none of them can do.',
  answer: `Digital marketing, as sold here, is every paid word or picture that a computer delivers: on sites and in apps, before videos, between songs, on televisions and on billboards. You can start with **${leastBudget('online_display')}**. The first dollar goes to the **one medium that fits your goal and material**; a second medium comes when the first has shown something.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'by billboards and TV', value: 'everybody' },
      { label: 'by sites, video, audio', value: 'those interested' },
      { label: 'by phones', value: 'those nearby' },
    ],
    alt: 'Three circles: billboards and streaming television are for everybody in town, sites, video and audio for those interested, phones for those nearby.',
  },
  figures: [
    {
      value: '$258.6 bn',
      text: 'US internet advertising in 2024, 14.9% more than in 2023',
      from: 'ONL-M1',
    },
    {
      value: '67.2%',
      text: 'of all ad spend in thirty European countries was digital in 2024',
      from: 'ONL-M4',
    },
    {
      value: '6',
      text: 'media can be planned, paid for and reported here in one order.',
      from: 'own',
    },
    { value: '91%', text: 'of US adults have a smartphone (2025)', from: 'MOB-A1' },
  ],
  calculator: {
    title: 'One budget, six media',
    intro: 'Enter an amount and sort by what matters to you.',
    preset: { kind: 'compare', values: { budget: 1500, order: 'least' } },
  },
  parts: [
    {
      heading: 'Six media, six jobs',
      text: [
        `They are sold side by side here{{, with ${places} example places in the United States}}, but they do different work. Banners bring people to a page. Phones reach them near a door. Video shows how a thing works; audio speaks while eyes are busy. Streaming television makes you known in a town, and a billboard stands where things happen. Choose the job before the medium.`,
      ],
      table: {
        caption: 'What it takes to begin',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
        note: 'Our own prices, before tax. CPM is the price of a thousand contacts.',
      },
      term: {
        name: 'Medium',
        text: 'A kind of place for ads with its own rules and formats. Plural: media.',
      },
    },
    {
      heading: 'What is not on this list',
      text: [
        'Search and social networks, which their owners sell themselves, and letters to your own customers, which cost nothing but tact. Of the American total of 2024, search had $102.9 billion and social $88.7 billion[^ONL-M2], so leaving them out would be odd. We leave them out because we do not sell them, and say so: if people already look for exactly your service, buy the search words first and come back when they have run out.',
      ],
    },
    {
      heading: 'How would we divide $1,500?',
      text: [
        'By a rule that you can check: each dollar goes to the medium in which it reaches the most additional people, weighted by what a contact is worth for the goal, with no medium above half. The weights are our judgment. The reach comes from our forecast for a town of 80,000.',
      ],
      table: {
        caption: '$1,500 for four weeks in a town of 80,000, by goal',
        head: ['Medium', 'To be known', 'To bring people to a site', 'To bring people to a shop'],
        rows: MEDIA_TYPES.map((mediaType) =>
          [MEDIA_TYPE_NAMES[mediaType] as string].concat(
            mixes.map((mix) => mix.get(MEDIA_TYPE_NAMES[mediaType]) ?? 'none'),
          ),
        ),
        note: 'With less money the rule chooses fewer media.',
      },
      term: {
        name: 'Media mix',
        text: 'How a budget is divided among media, and in which order they begin.',
      },
    },
    {
      heading: 'The order of decisions',
      text: ['It is the same for a hundred dollars and for a hundred thousand.'],
      steps: [
        'Who should do what? One sentence, one verb.',
        'Where do these people live, and what interests them just before they need you?',
        'What material exists: a picture, a video, a voice?',
        'Which medium takes that material to those people?',
        'What would have to change for you to call it a success?',
        'Only now: how much, how long, how often.',
      ],
    },
    {
      heading: 'How this section is built',
      text: [
        'Each medium has its own twelve pages. These twelve are about what all six share: how to [plan](101-strategy-intro), what things [cost](price-budget-rates-cpm), how to [measure](conversion-kpis) the effect of several media without counting a customer three times, and which [rules](tips-rules) no ad escapes. Begin with the medium if you have already chosen. If you have not, begin here: the calculator on the planning page asks four questions and ranks the six media, with the reason for the place of each.',
      ],
    },
  ],
  example: {
    heading: 'A garden center before Easter',
    text: [
      'The center has a photograph of its greenhouse and $600. It wants full Saturdays, compares three options, and chooses two.',
    ],
    rows: [
      ['Streaming TV', 'no', 'there is no video, and the minimum would take nearly all'],
      [
        'Billboards on the road there',
        'yes',
        `from ${leastBudget('dooh')}, the photograph is enough`,
      ],
      ['Phones within five miles', 'yes, with the rest', `from ${leastBudget('mobile_display')}`],
      ['Saturday baskets that pay for it', '30', 'at an assumed profit of $20 each'],
    ],
  },
  pros: {
    for: [
      'Every medium here can be started small and stopped any day.',
      'Places, hours and amounts are known before you pay.',
      'The same material often serves three media.',
    ],
    against: [
      'Six choices tempt people to make all of them.',
      'Nothing here fixes an offer that nobody wants.',
      'Search and social, the two largest, are sold elsewhere.',
    ],
  },
  questions: [
    [
      'Is digital marketing the same as online marketing?',
      'Nearly. Billboards are digital without being online in the usual sense.',
    ],
    [
      'Do I need a website?',
      'For banners and video, yes; for billboards and television, a name that can be found is enough.',
    ],
    [
      'Which medium is the best?',
      'The one whose job is yours. The table of [pros and cons](pros-cons-benefits-disadvantages) gives each a line.',
    ],
    [
      'Can I change my mind?',
      'Yes: at any time before the start, and after it for whatever has not run yet.',
    ],
    [
      'Is the inventory real?',
      '{{The names are invented examples. The operator of this market fills in real contracts.}}',
    ],
    [
      'Who writes these pages?',
      'The editors of this market. Sources are at the end of each page, with their years.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'pros-cons-benefits-disadvantages',
    'cheap-small-businesses',
    'online-display-digital-banner/overview',
  ],
}
