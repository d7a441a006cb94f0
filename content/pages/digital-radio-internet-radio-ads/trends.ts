import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const LATER_CPM = Math.round(1_900 * 1.03 ** 4)

export const page: MarketingPage = {
  question: 'What is changing in online audio?',
  description:
    'Cited trends in internet radio and podcasts: older listeners, watched podcasts, softer prices, who sells what, and what to do about it.',
  answer:
    'Podcasts **grow up and grow older**, half of the country has **watched** one, the oldest listeners are coming online, and prices are soft because listening grows faster than budgets. None of this needs a new plan. It needs a short spot that works with the eyes closed or open.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Podcasts’ share of ad-supported time, 2025', value: 20, shown: '20%' },
      { label: 'the same in 2017', value: 5, shown: '5%' },
    ],
    alt: 'Two bars: podcasts had 5 percent of ad-supported listening in 2017 and 20 percent in 2025.',
  },
  figures: [
    {
      value: '5% → 20%',
      text: 'podcasts’ part of ad-supported US listening from 2017 to 2025',
      from: 'AUD-T1',
    },
    {
      value: '29 → 39',
      text: 'the median age of podcast listeners in the same years',
      from: 'AUD-T1',
    },
    {
      value: '51%',
      text: 'of Americans aged 12 and over have watched a podcast (2025)',
      from: 'AUD-T2',
    },
    {
      value: '−4%',
      text: 'change in Spotify’s ad revenue at the end of 2025, with 12% more users on its ad tier',
      from: 'AUD-A8',
    },
  ],
  calculator: {
    title: 'What if prices rise again?',
    intro: 'Set two rates and look four years ahead. Both are yours.',
    preset: { kind: 'drift', values: { budget: 4800, price: 3, growth: 5 } },
  },
  parts: [
    {
      heading: 'Podcasts become ordinary',
      text: [
        'In eight years they went from a twentieth to a fifth of ad-supported listening, and the median age of their listeners from 29 to 39[^AUD-T1]. That is what growing up looks like: the people who began have stayed, and their parents have joined. For an advertiser it ends the rule that podcasts are for the young and clever. Plumbers may apply.',
      ],
      table: {
        caption: 'Ad-supported US listening, Edison and Nielsen',
        head: ['Kind', 'All, Q3 2025', '18 to 34, Q2 2025'],
        rows: [
          ['Radio on the air[^AUD-A6,AUD-A7]', '62%', '45%'],
          ['Podcasts[^AUD-A6,AUD-A7]', '20%', '32%'],
          ['Streaming music[^AUD-A6,AUD-A7]', '15%', '22%'],
        ],
        bars: [62, 20, 15],
        note: 'Bars show the first column. Two publications of the same survey, one quarter apart.',
      },
      term: {
        name: 'Median age',
        text: 'Half are younger, half are older. It says more than an average where a few are very old.',
      },
    },
    {
      heading: 'Listening with the eyes',
      text: [
        'Half of all Americans have watched a podcast, and a third of weekly listeners use YouTube for it more than any other service[^AUD-T2]. Some of what is sold as audio is therefore seen. A square picture beside the spot, with your name in large letters, costs an hour to make and is wasted on nobody.',
        'It also changes who sells. Since September 1, 2026 YouTube’s audio ads for American listeners have been sold only through Pandora and SiriusXM[^AUD-T3]. Companies merge; listeners do not notice, and neither need your local plan.',
      ],
    },
    {
      heading: 'More listeners, softer prices',
      text: [
        'At the end of 2025 Spotify had 476 million users who hear ads, 12% more than the year before, and earned €518 million from advertising in the quarter, 4% less; it named more impressions at softer prices as the reason[^AUD-A8]. When supply grows faster than demand, small buyers are treated well. It will not last forever, so use it to find out whether a voice works for you at all.',
      ],
      term: {
        name: 'Impression',
        text: 'In audio the start of a spot in one stream. How many ears are in the room is unknown.',
      },
    },
    {
      heading: 'The kitchen speaks again',
      text: [
        'In Britain smart speakers account for 18.2% of radio hours, and online listening as a whole has passed AM and FM together[^AUD-A9]. The radio is back in the kitchen, and it can be spoken to. Your spot should end with something that can be said aloud to a machine: a name that has one spelling. Try it on two assistants before you record.',
      ],
    },
    {
      heading: 'What to do with it',
      text: ['Four things for this year.'],
      steps: [
        'Add podcasts to the plan if your customers are between thirty and sixty.',
        'Make the square picture that goes with the spot.',
        'Say the web name to a smart speaker. If it fails, choose another ending.',
        'Buy a second flight now rather than a larger one next year.',
      ],
    },
    {
      heading: 'What does not change',
      text: [
        'Through every one of these shifts the mechanism has stayed the same: a voice, a name, and enough repetition. The spots that won prizes in the age of transmitters would work in a podcast today, and the bad ones would fail in the same second. When somebody praises a new kind of inventory, ask what it changes about the sentence that you want to be remembered. Mostly the answer is nothing, and then the only question left is the price of a thousand plays.',
        'What has improved for small firms is the border. A town can now be bought as a town. That is worth more to a bakery than all the formats of the decade.',
      ],
    },
  ],
  example: {
    heading: 'If prices recovered',
    text: [
      'Suppose a thousand plays rose by 3% a year for four years. That is an assumption; nobody has announced it.',
    ],
    rows: [
      ['Price of 1,000 plays today', typicalCpm('online_audio')],
      ['In four years', dollars(LATER_CPM)],
      ['Plays for $2,000 today', count(viewsFor('online_audio', 2_000_00))],
      ['Plays for $2,000 then', count((2_000_00 * 1_000) / LATER_CPM)],
      [
        'Budget that keeps the number of plays',
        dollars(Math.round((viewsFor('online_audio', 2_000_00) * LATER_CPM) / 1_000 / 100) * 100),
      ],
    ],
  },
  pros: {
    for: [
      'More people, of every age, at prices that are soft for now.',
      'Europe grows faster: 18% in 2024[^AUD-T4].',
      'Small plans benefit from large companies that want to fill their breaks.',
    ],
    against: [
      'Most figures come from a survey that broadcasters have an interest in quoting; we name it each time.',
      'Watched podcasts distract from what is said.',
      'A merger can move your favorite show to a seller we do not have.',
    ],
  },
  questions: [
    [
      'Is radio on the air dying?',
      'Not soon. It still holds most of ad-supported listening in the United States[^AUD-A6].',
    ],
    [
      'Will spots be made by machines?',
      'Drafts already are. We found no figure about their results that has a method.',
    ],
    [
      'Should I start a podcast myself?',
      'Only if you would do it without listeners for a year. Advertising in one is quicker.',
    ],
    [
      'Are shorter spots coming?',
      'They are here. A Brazilian campaign of 2025 used one second; see [examples](best-campaign-examples).',
    ],
    [
      'What about radio in cars?',
      'Cars get more streams every year. We print no share, since the sources that we found disagree.',
    ],
  ],
  next: ['market', 'best-campaign-examples', 'price-budget-rates-cpm', 'ctv-streaming-ads/trends'],
}
