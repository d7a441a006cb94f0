import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MediaType } from '#domain/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, premiumCpm, typicalCpm, viewsFor } from '../ownFigures.ts'

const cheaper = (than: MediaType) => {
  const share = MEDIA_ECONOMICS.online_video.typicalCpmMinor / MEDIA_ECONOMICS[than].typicalCpmMinor
  return share < 1 ? `${((1 - share) * 100).toFixed(0)}% less` : `${share.toFixed(1)} times as much`
}

export const page: MarketingPage = {
  question: 'What are the pros and cons of online video ads?',
  description:
    'Pros and cons of pre-roll: attention, price, clicks, skipping, film costs and small regions, compared with five other media in one table.',
  answer: `Pros: moving pictures with a link, at **${typicalCpm('online_video')}** per thousand, before something that people have chosen. Cons: they have chosen the other thing, they may skip yours, and you need a film. It is the medium for **showing how something works to people near the subject**, and the wrong one for a name that everybody should know by Monday.`,
  picture: {
    kind: 'balance',
    left: 'For',
    right: 'Against',
    leftItems: 5,
    rightItems: 4,
    alt: 'A pair of scales: five blocks for online video, four against it.',
  },
  figures: [
    {
      value: '19.2%',
      text: 'more was spent on US digital video in 2024 than a year before',
      from: 'VID-M1',
    },
    { value: '78 to 81%', text: 'of spots ran to the end on average in 2021', from: 'VID-K4' },
    {
      value: cheaper('ctv'),
      text: 'is what a thousand starts cost here, compared with streaming TV.',
      from: 'own',
    },
    {
      value: leastBudget('online_video'),
      text: 'is the smallest campaign, film not included.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'The same money in six media',
    intro: 'Sort by price, entry or lead time and see where video stands.',
    preset: { kind: 'compare', values: { budget: 1200, order: 'cpm' } },
  },
  parts: [
    {
      heading: 'What it does well',
      text: [
        'It shows a process. A still picture says that a gate exists; fifteen seconds say that it opens with one hand while you carry a child. It reaches people close to the subject, because the video behind it is about the subject. It takes them along: whoever is convinced clicks and is on your page a second later. And it tells you within a week, quarter by quarter of the film, where you bored them.',
      ],
      term: {
        name: 'Demonstration',
        text: 'Showing that a thing works, instead of claiming it. The oldest use of moving pictures in ads.',
      },
    },
    {
      heading: 'What it does badly',
      text: [
        'It interrupts. A visitor who wants last night’s touchdown has to wait for your sofa, and some will hold it against the sofa. Completion in 2021 was 78 to 81% on average[^VID-K4], so about one start in five ended early; with weak openings it may be worse. There is less of it than of banners: in a county of 30,000 people, the plan may be filled only in part. And every change to the message means opening the editing program again.',
      ],
    },
    {
      heading: 'Beside the other five',
      text: [
        'No medium is best; each has a thing that it does and the others do not. Read a row from left to right and ask whether the last column describes your problem.',
      ],
      table: {
        caption: 'Six media in a sentence each',
        head: ['Medium', 'Typical CPM', 'Video costs', 'Does best'],
        rows: [
          [
            'Online video',
            typicalCpm('online_video'),
            '',
            'shows how it works, and can be clicked',
          ],
          [
            'Streaming TV',
            typicalCpm('ctv'),
            cheaper('ctv'),
            'makes a town know you, from the sofa',
          ],
          [
            'Audio',
            typicalCpm('online_audio'),
            cheaper('online_audio'),
            'speaks to people whose eyes are busy',
          ],
          [
            'Display',
            typicalCpm('online_display'),
            cheaper('online_display'),
            'reminds, and brings people to a page',
          ],
          ['Billboards', typicalCpm('dooh'), cheaper('dooh'), 'stands where it happens'],
          [
            'Mobile',
            typicalCpm('mobile_display'),
            cheaper('mobile_display'),
            'is in the hand, near the door',
          ],
        ],
        note: 'Typical prices of this market. A thousand contacts of different media are not worth the same.',
      },
    },
    {
      heading: 'Who gains from it',
      text: [
        'Makers of things that fold, grow, cook, repair or teach. Schools, gyms, studios, clinics with a gentle doctor. Shops that ship. Anyone who already owns a film and shows it only on their own page, to people who are already customers. Less so: offers that are a price and nothing else, professions that may not show their work, and firms whose page looks worse than their film.',
      ],
    },
    {
      heading: 'Premium, or sites by topic?',
      text: [
        `Premium publishers cost ${premiumCpm('online_video')} instead of ${typicalCpm('online_video')}. What you may get for that is more films seen to the end: 93 to 94% against an average of 78 to 81% in 2021[^VID-K4]. For a name that wants to look serious it is money well spent. For a demonstration before recipes, topics may do the same for less.`,
      ],
      term: {
        name: 'Aggregator',
        text: 'A site that collects other people’s videos.',
      },
    },
    {
      heading: 'In company',
      text: [
        'Video explains and others remind. Show the film for two weeks, then a banner with its best frame for four: the picture is known by then, and a glance is enough. Chance decided who saw the ads in 432 experiments with [display](online-display-digital-banner/conversion-kpis), and visits rose by 16% at the median[^DIS-K5]; we know of no such public collection for video. Whether the pair beats either alone in your town can be tested with two ZIP codes and a month of patience.',
      ],
    },
  ],
  example: {
    heading: '$1,200 for a maker of folding bikes',
    text: [
      'The maker compares spending everything on video with putting a third of it into banners that show the folded bike afterward.',
    ],
    rows: [
      [
        'All on video',
        `${count(viewsFor('online_video', 1_200_00))} starts`,
        `at ${typicalCpm('online_video')}`,
      ],
      ['Two thirds on video', `${count(viewsFor('online_video', 800_00))} starts`],
      [
        'One third on banners',
        `${count(viewsFor('online_display', 400_00))} banners`,
        `at ${typicalCpm('online_display')}`,
      ],
      ['Starts given up', count(viewsFor('online_video', 400_00)), 'for twice as many reminders'],
    ],
  },
  pros: {
    for: [
      'Shows how a thing works, and can be clicked.',
      'Stands before videos that are about your subject.',
      'Costs less than half the CPM of streaming TV here.',
      'Reports where in the film people leave.',
      'Changes within days.',
    ],
    against: [
      'Interrupts people who wanted something else.',
      'Needs a film that works silent and small.',
      'Has little room in thinly populated regions.',
      'Is skipped where skipping is allowed.',
    ],
  },
  questions: [
    [
      'Video or banners first?',
      'Banners if the offer fits on a sign. Video if people ask how it works.',
    ],
    [
      'Video or television?',
      'Television for a whole town and a calm brand; video for a click and half the price.',
    ],
    [
      'Do people hate pre-roll?',
      'They dislike waiting. A film that respects it by being short is forgiven.',
    ],
    [
      'Is it safe for my brand?',
      'You see the list of sites and can strike any of them. Buying without a list is the risk.',
    ],
    [
      'Does it help search?',
      'More people may search for your name, which you can count. It does not change rankings.',
    ],
    [
      'What if my first campaign fails?',
      'Look at the first quarter of completion. If people left there, the film was the problem, not the plan.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'market',
    'ctv-streaming-ads/pros-cons-benefits-disadvantages',
  ],
}
