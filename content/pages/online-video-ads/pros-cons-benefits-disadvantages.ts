import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, leastBudget, premiumCpm, typicalCpm, viewsFor } from '../ownFigures.ts'

const cheaper = (than: MediaType) => {
  const share = MEDIA_ECONOMICS.online_video.typicalCpmMinor / MEDIA_ECONOMICS[than].typicalCpmMinor
  return share < 1 ? `${((1 - share) * 100).toFixed(0)}% less` : `${share.toFixed(1)} times as much`
}

export const page: MarketingPage = {
  question: 'What are the pros and cons of online video ads?',
  description:
    'Pros and cons of pre-roll: attention, price, clicks, skipping, spot costs and small regions, compared with five other media in one table.',
  answer: `Pros: moving pictures with a link, at **${typicalCpm('online_video')}** per thousand, before something that people have chosen. Cons: they have chosen the other thing, they may skip yours, and you need a spot. It is the medium for **showing people close to the subject how something works**, and the wrong one for a name that everybody should know by Monday.`,
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
      text: 'growth in US digital video spending in 2024',
      from: 'VID-M1',
    },
    { value: '78 to 81%', text: 'of spots ran to the end on average in 2021', from: 'VID-K4' },
    {
      value: cheaper('ctv'),
      text: 'for a thousand starts here, compared with streaming TV.',
      from: 'own',
    },
    {
      value: leastBudget('online_video'),
      text: 'is the smallest campaign, spot not included.',
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
        'It shows a process. A still picture says that a gate exists; fifteen seconds say that it opens with one hand while you carry a child. It reaches people close to the subject, because the video behind it is about the subject. It leads somewhere: anyone who is convinced clicks and is on your page a second later. And within a week it tells you, quarter by quarter of the spot, where you bored people.',
      ],
      term: {
        name: 'Demonstration',
        text: 'Showing that a thing works instead of claiming it.',
      },
    },
    {
      heading: 'What it does badly',
      text: [
        'It interrupts. A visitor who wants last night’s touchdown has to wait for your sofa, and some will hold it against the sofa. Completion in 2021 was 78 to 81% on average[^VID-K4], so about one start in five ended early; with weak openings it may be worse. There is less space than for banners: in a county of 30,000 people, a plan may be only partly filled. And every change to the message means opening the editing program again.',
      ],
    },
    {
      heading: 'Beside the other five',
      text: [
        'No medium is best; each does something that the others do not. Read each row from left to right and ask whether the last column describes your problem.',
      ],
      table: {
        caption: 'Six media in a line each',
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
        'Makers of things that fold, grow, cook, repair or teach. Schools, gyms, studios, clinics with a gentle doctor. Shops that ship. Anyone who already owns a spot and shows it only on their own page, to people who are already customers. Those who gain less: sellers with a price and nothing else to say, professions that may not show their work, and firms whose page looks worse than their spot.',
      ],
    },
    {
      heading: 'Premium, or sites by topic?',
      text: [
        `Premium publishers cost ${premiumCpm('online_video')} instead of ${typicalCpm('online_video')}. What you may get for that is more spots seen to the end: 93 to 94% against an average of 78 to 81% in 2021[^VID-K4]. If you want your name to look serious, it is money well spent. For a demonstration before recipes, sites by topic may do the same for less.`,
      ],
      term: {
        name: 'Aggregator',
        text: 'A site that collects other people’s videos.',
      },
    },
    {
      heading: 'In combination',
      text: [
        'Video explains; other media remind. Show the spot for two weeks, then a banner with its best frame for four: people know the picture by then, and a glance is enough. In 432 randomized experiments with [display](online-display-digital-banner/conversion-kpis), visits rose by 16% at the median[^DIS-K5]; we know of no such public collection for video. You can test whether the pair beats either one alone in your town with two ZIP codes and a month of patience.',
      ],
    },
  ],
  example: {
    heading: '$1,200 for a maker of folding bikes',
    text: [
      'The maker weighs spending everything on video against putting a third into banners that show the folded bike afterward.',
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
      'Runs before videos about your subject.',
      'Costs less than half the CPM of streaming TV here.',
      'Shows where in the spot people leave.',
      'Can be replaced within days.',
    ],
    against: [
      'Interrupts people who wanted something else.',
      'Needs a spot that works silent and small.',
      'Has little room in thinly populated regions.',
      'Gets skipped where skipping is allowed.',
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
      'They dislike waiting. They forgive a spot that respects that by being short.',
    ],
    [
      'Is it safe for my brand?',
      'You see the list of sites and can exclude any of them. Buying without a list is the risk.',
    ],
    [
      'Does it help search?',
      'More people may search for your name, which you can count. It does not change your rankings.',
    ],
    [
      'What if my first campaign fails?',
      'Look at the first quarter of completion. If people left there, the spot was the problem, not the plan.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'price-budget-rates-cpm',
    'market',
    'ctv-streaming-ads/pros-cons-benefits-disadvantages',
  ],
}
