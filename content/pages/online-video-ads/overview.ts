import type { MarketingPage } from '../marketingPage.ts'
import {
  inventoryCount,
  inventoryGroups,
  leastBudget,
  premiumCpm,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

const topics = inventoryGroups('online_video', 1).length

export const page: MarketingPage = {
  question: 'Should you advertise before online videos?',
  description:
    'What a pre-roll campaign is, what it costs from $250, whom it reaches, what it can and cannot prove, and when another medium serves you better.',
  answer: `Yes, if you have something to show and somewhere to click. A spot runs before a video that somebody has chosen and costs about **${typicalCpm('online_video')}** per thousand starts, or about **${premiumCpm('online_video')}** with premium publishers; a campaign can start with **${leastBudget('online_video')}**. You need a spot. If you have none and want none, banners or audio are an easier start.`,
  picture: {
    kind: 'timeline',
    stops: [
      { day: 'Press', label: 'A visitor starts a video' },
      { day: '0 s', label: 'Your spot begins' },
      { day: '2 s', label: 'Counted as viewable' },
      { day: '15 s', label: 'It ends, or a click' },
      { day: 'After', label: 'The chosen video' },
    ],
    alt: 'A timeline: a visitor presses play, the spot begins, counts as viewable after two seconds, ends after fifteen, and the chosen video follows.',
  },
  figures: [
    {
      value: leastBudget('online_video'),
      text: 'The minimum for a pre-roll campaign here.',
      from: 'own',
    },
    {
      value: '$62.1 bn',
      text: 'US digital video advertising in 2024, 19.2% more than a year before',
      from: 'VID-M1',
    },
    {
      value: '2 s',
      text: 'with half of the picture in view make a viewable video impression',
      from: 'VID-K1',
    },
    {
      value: '93 to 94%',
      text: 'of spots ran to the end at premium publishers in 2021',
      from: 'VID-K4',
    },
  ],
  calculator: {
    title: 'What would a budget buy?',
    intro:
      'Enter dollars or starts; sites by topic and premium publishers each have their own price.',
    preset: { kind: 'cpm', values: { budget: 800, views: 60_000 } },
  },
  parts: [
    {
      heading: 'What is for sale',
      text: [
        `A place before a video on a website: the visitor presses play, your spot runs, the chosen video follows. {{Our market lists ${inventoryCount('online_video')} example sites with video in the United States, in ${topics} topics from cooking to sports.}} You book topics, single sites or both, leave out what does not suit you, and set a region by ZIP code.`,
        'Two lengths exist, up to fifteen and up to thirty seconds. Viewers can click the spot while it runs, which sets it apart from the same spot on a television.',
      ],
      term: {
        name: 'Pre-roll',
        text: 'An ad before a video. A mid-roll interrupts one; we do not sell those.',
      },
    },
    {
      heading: 'Where it is strong',
      text: [
        'A person who has just pressed play is looking. For a few seconds your picture fills the player, with sound if the visitor has it on, and a link leads wherever you want people to go. So pre-roll suits whatever is hard to explain in a still picture: how a gate folds, what a lesson looks like, why the sofa fits through the door.',
        'It is weaker at being everywhere. There is less space before videos than there is for banners, and a small region has only so many starts in a week. Check the forecast before you promise your boss a number.',
      ],
    },
    {
      heading: 'How far does the money go?',
      text: [
        'Take a town of 50,000 people, four weeks, and a cap of three a day. The number of people reached comes from our reach curve: some watch a great deal, and they see you first.',
      ],
      table: {
        caption: 'Four weeks of pre-roll in a town of 50,000',
        head: ['Budget', 'Starts', 'People reached', 'Times each'],
        rows: reachRows('online_video', 50_000, [250_00, 500_00, 1_000_00, 2_000_00]),
        bars: [250, 500, 1_000, 2_000],
        note: 'Estimates at the typical price, with at most three a day per person. Bars show the budgets.',
      },
      term: {
        name: 'Start',
        text: 'The first frame of the spot was shown. Starts are what you pay for.',
      },
    },
    {
      heading: 'From nothing to the first start',
      text: [
        'With a finished spot, it takes three days from the order to the first visitor who sees it.',
      ],
      steps: [
        'Watch your spot once without sound and once on a phone. Fix what fails.',
        'Write down where the click should lead, and open that page yourself.',
        'Pick topics by what people do just before they need you.',
        'Make the region a little larger than your delivery area.',
        'Order, upload, and read the report for the first time on day three.',
      ],
    },
    {
      heading: 'Which page answers what',
      text: [
        'Price, surcharges and savings are under [prices](price-budget-rates-cpm). File requirements, with a checker, are under [formats](adformats-specs). If you have less than five hundred dollars, read [small budgets](cheap-small-businesses) first. If you are torn between this and the big screen, the section on [streaming TV](ctv-streaming-ads/overview) is built the same way, so that you can put the two side by side, page by page.',
      ],
    },
  ],
  example: {
    heading: 'A climbing gym before the holidays',
    text: [
      'A gym wants twenty trial evenings booked in three weeks. It has a fourteen-second spot, shot on a phone by a member, and runs it on outdoor, fitness and family sites.',
    ],
    rows: [
      ['Budget', '$400'],
      ['Typical price of 1,000 starts', typicalCpm('online_video')],
      ['Starts', viewsWords('online_video', 400_00)],
      ['Memberships that pay for it', '2', 'at an assumed profit of $220 in the first year'],
    ],
  },
  pros: {
    for: [
      'Picture, sound and a link in one place.',
      'Somebody has just pressed play, so somebody is there.',
      'Less than half the price of the same spot on a television.',
    ],
    against: [
      'Most visitors came for the other video and are waiting for yours to end.',
      'You need a spot, and it has to make its point within three seconds.',
      'Small regions have few starts; a plan can run out of starts before it runs out of money.',
    ],
  },
  questions: [
    [
      'Is this advertising on YouTube?',
      'No. It runs on websites with their own players. The large platforms sell their space themselves.',
    ],
    [
      'Can people skip it?',
      'On some sites, after a few seconds. Make those seconds worth watching and it matters less.',
    ],
    [
      'Are these real sites?',
      '{{The list is an example with invented names; the operator of this market fills in real contracts.}}',
    ],
    [
      'Does it run with sound?',
      'That depends on the visitor’s player. Many phones are on silent, hence the advice to check the spot muted.',
    ],
    [
      'May I use my television spot?',
      'Yes, if it is in 16:9 and makes sense on a five-inch screen. Look at the fine print first: it may be too small.',
    ],
    [
      'Can I find out who clicked?',
      'You learn how many, where and when, not who. Names come only on your own page, with consent.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'adformats-specs',
    'ctv-streaming-ads/overview',
  ],
}
