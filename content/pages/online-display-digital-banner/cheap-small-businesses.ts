import type { MarketingPage } from '../marketingPage.ts'
import {
  count,
  leastBudget,
  metIn,
  oneDecimal,
  reachRows,
  typicalCpm,
  viewsWords,
} from '../ownFigures.ts'

const block = metIn('online_display', { people: 15_000, budgetMinor: 100_00, days: 14 })

export const page: MarketingPage = {
  question: 'What can a small business do with $100 worth of banners?',
  description:
    'Display advertising for small budgets: what $100 reaches, what to say, how to make banners for free, and the traps of cheap space.',
  answer: `Be seen a few times by a few thousand people near you. **${leastBudget('online_display')}** buys about **${viewsWords('online_display', 100_00)} impressions** at the typical price. Limited to your own ZIP codes and two weeks, that is a start; limited to one offer with a date, it can pay for itself.`,
  picture: {
    kind: 'circles',
    rings: [
      { label: 'thin: once each', value: '100,000 people' },
      { label: 'fair', value: '40,000 people' },
      { label: 'dense: for $100', value: '15,000 people' },
    ],
    alt: 'Three circles of people for a hundred dollars of banners: dense for 15,000, fair for 40,000, and thin for 100,000.',
  },
  figures: [
    {
      value: leastBudget('online_display'),
      text: 'The minimum budget, the same as for mobile.',
      from: 'own',
    },
    {
      value: viewsWords('online_display', 100_00),
      text: 'impressions for that, on sites by topic.',
      from: 'own',
    },
    { value: '3 days', text: 'from the order to the first banner.', from: 'own' },
    {
      value: '+8%',
      text: 'conversions at the median of 432 randomized tests of display',
      from: 'DIS-K5',
    },
  ],
  calculator: {
    title: 'What does $100 reach near you?',
    intro: 'Enter the number of people in the ZIP codes you serve to see reach and repetition.',
    preset: { kind: 'reach', values: { people: 15_000, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Dense beats wide',
      text: [
        `In ZIP codes with 15,000 people, a hundred dollars reaches about ${count(block.reach)} of them ${oneDecimal(block.frequency)} times each in two weeks, by our curve. That is dense enough for “I have seen that somewhere.” In a city of half a million, the same impressions disappear. If money is short, cover a small place well rather than a large one barely.`,
        'If you have no place because you sell everywhere, choose a narrow topic instead: one hobby, one kind of pet, one sport. The idea is the same.',
      ],
    },
    {
      heading: 'Four budgets',
      text: [
        'The town in this table has 30,000 people. Watch the last column: somewhere between the second row and the third, people have seen the banner often enough, and the next dollar is better spent on a second town or a second message.',
      ],
      table: {
        caption: 'Four weeks in a town of 30,000, at most three a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('online_display', 30_000, [100_00, 200_00, 400_00, 800_00]),
        bars: [100, 200, 400, 800],
        note: 'Estimates at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Density',
        text: 'How often the people in a place see you. Even a small budget can be dense in a small place.',
      },
    },
    {
      heading: 'One offer with a date',
      text: [
        'Small budgets cannot build a brand in two weeks, but they can fill a Saturday. Advertise something that begins and ends: a tasting, an open workshop, the last twelve places, strawberries. The date gives people a reason to act now and gives you a way to count. A banner that says “Quality since 1998” does neither.',
        'Write the offer on a card, hand it to somebody who does not know your shop, and take it away after two seconds. Whatever they can repeat is your banner.',
      ],
      steps: [
        'What: one thing, in three words.',
        'When: a day, not a period.',
        'Where: a street that people know.',
        'Why now: because it ends.',
        'A button that says what happens: “Save me a seat.”',
      ],
    },
    {
      heading: 'Banners for free',
      text: [
        'The brand kit on the upload page draws all three sizes from your logo, your colors, a few words and one photo. Take the photo yourself, near a window, with one thing in it. Avoid stock pictures of smiling teams; readers look straight through them. Leave a third of the picture empty. Whatever else you want to say belongs on the page behind it.',
      ],
      term: {
        name: 'Brand kit',
        text: 'Your logo, colors and texts, saved in your account, from which banners of every size are drawn.',
      },
    },
    {
      heading: 'Traps of cheap space',
      text: [
        'Some sellers offer a hundred thousand impressions for the price of a dinner. In a study by the Association of National Advertisers (ANA), a fifth of auctioned impressions ran on pages that exist only to carry ads[^DIS-M3]. The ads load and count as in view, but hardly anybody there wants anything. Look at the list of sites before you pay anywhere, including here. If a seller has no list, you have your answer.',
        'The second trap is your own: checking the click rate every hour. With 17,000 impressions you may get ten clicks or thirty by chance alone. Count seats sold.',
      ],
    },
  ],
  example: {
    heading: 'A bookstore and an author on Friday',
    text: [
      'The store holds a reading with fifty seats. It books culture and local news in four ZIP codes for ten days.',
    ],
    rows: [
      ['Budget', '$120'],
      ['Typical price of 1,000', typicalCpm('online_display')],
      ['Impressions', viewsWords('online_display', 120_00)],
      ['Seats that pay for it', '12', 'at an assumed profit of $10 each, books included'],
      ['Cost per seat if it filled all fifty', '$2.40', 'it will not; many seats go to regulars'],
    ],
  },
  pros: {
    for: [
      'You can start for a hundred dollars, with nothing to print.',
      'A new picture can be uploaded the day the offer changes.',
      'Clicks lead to a page where you can sell at once.',
    ],
    against: [
      'A hundred dollars does nothing in a large city.',
      'Chance rules small numbers; do not read patterns into ten clicks.',
      'Without a page that works on a phone, the money is wasted.',
    ],
  },
  questions: [
    [
      'Is $100 a test?',
      'Of your picture and your page, yes. Testing the medium takes four weeks and several hundred dollars.',
    ],
    [
      'Display or mobile?',
      'Mobile for people who are out and near you, display for people who are sitting and reading. Both start at the same amount.',
    ],
    ['Can I pause?', 'No, but you can stop. What was not delivered comes back as a coupon.'],
    [
      'Do I need a website?',
      'You need one page. A map listing with a phone number is better than a slow site.',
    ],
    [
      'Should I advertise to existing customers?',
      'They will see it too, and it does no harm. But writing to them is cheaper.',
    ],
    [
      'When is it not worth it?',
      'When one sale earns less than five dollars and nobody comes back.',
    ],
    [
      'Can I share a campaign with a neighbor?',
      'Yes. Two shops in one street make a better offer for a Saturday than one.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'dimensions-adformats-specs',
    '101-strategy-intro',
    'billboards-digital/cheap-small-businesses',
  ],
}
