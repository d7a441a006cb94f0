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

const near = metIn('mobile_display', { people: 12_000, budgetMinor: 100_00, days: 14 })

export const page: MarketingPage = {
  question: 'What can a small business do on phones for $100?',
  description:
    'Mobile banners for small budgets: whom $100 reaches, four words and a place, five ways to save, and when a sign does more.',
  answer: `Be noticed by the people within a walk or a short drive. **${leastBudget('mobile_display')}** buys about **${viewsWords('mobile_display', 100_00)} impressions**, enough for one neighborhood for two weeks. Use it for something that happens today or on Saturday, and let the page behind it have one button to call.`,
  picture: {
    kind: 'board',
    big: '400 ft',
    words: 'Hot soup,|until two.',
    small: 'Four words and a distance: all a phone has room for.',
    alt: 'A sign that says: 400 feet, hot soup, until two.',
  },
  figures: [
    {
      value: leastBudget('mobile_display'),
      text: 'The minimum budget for phones here.',
      from: 'own',
    },
    {
      value: viewsWords('mobile_display', 100_00),
      text: 'impressions for that, in all sizes.',
      from: 'own',
    },
    {
      value: '98%',
      text: 'of US adults own a mobile phone of some kind (Pew, 2025)',
      from: 'MOB-A1',
    },
    { value: '78%', text: 'of Americans over 65 had a smartphone in 2025', from: 'MOB-A2' },
  ],
  calculator: {
    title: 'What does $100 reach near you?',
    intro: 'Enter how many people live within your circle.',
    preset: { kind: 'reach', values: { people: 12_000, weeks: 2 } },
  },
  parts: [
    {
      heading: 'Walk your circle first',
      text: [
        `Count the streets that people would come from on foot or by riding the bus one stop. In most towns that is ten to fifteen thousand people. By our curve, a hundred dollars over two weeks reaches about ${count(near.reach)} of 12,000 people, ${oneDecimal(near.frequency)} times each. That is as dense as a small budget gets, so do not thin it out for the sake of a larger number.`,
      ],
    },
    {
      heading: 'Four budgets, one neighborhood',
      text: [
        'The place has 20,000 people and the campaign runs for four weeks. From the second row on, the extra money buys more repetition than new people. For an offer that changes each week, that is fine; for one that stays the same, stop there.',
      ],
      table: {
        caption: 'Four weeks for 20,000 people, at most three a day',
        head: ['Budget', 'Impressions', 'People reached', 'Times each'],
        rows: reachRows('mobile_display', 20_000, [100_00, 150_00, 250_00, 500_00]),
        bars: [100, 150, 250, 500],
        note: 'Estimates at the typical price. Bars show the budgets.',
      },
      term: {
        name: 'Walk-in',
        text: 'A customer who came without an appointment. Count them by the hour, and you have a measure.',
      },
    },
    {
      heading: 'Say what, how far, how long',
      text: [
        'A small firm has one advantage on a phone: it is near. Say so. “Hot soup, 400 feet, until two” holds more than any slogan, because each word can be acted on. Change it by the day. Monday needs a different offer from Friday, and drawing a new strip takes five minutes with the brand kit.',
        'Leave out the logo if the name is in the words. Leave out the web address altogether; the tap is the address.',
      ],
      steps: [
        'Monday to Thursday: the offer of the hour.',
        'Friday: the weekend.',
        'Saturday: what is left.',
        'Sunday: silence, unless you are open.',
      ],
    },
    {
      heading: 'Save, but not on the landing page',
      text: [
        'Take strips and rectangles and leave full screens to others. Do not narrow by age in a place where everybody eats. Leave the choice of apps open and drop the two worst after a week. Run three weeks instead of four and use the last one for counting. Ask a neighbor to join: two shops, two offers, one picture.',
        'Do not cut corners on the page. It has to open in two seconds on an old phone with one bar. If that is too much to ask of your site, put the offer in your map listing and send people there.',
      ],
      term: {
        name: 'Map listing',
        text: 'Your business in the map services. Free, and the first thing people open when they are out.',
      },
    },
    {
      heading: 'What to expect from a hundred dollars',
      text: [
        'If we assume one tap per thousand impressions: twenty-five taps, half of them slips. Ten people who look at the page. Three who come, and perhaps ten who come without having tapped, because they saw the word “soup” at noon. You will know only by asking. “Did you see us on the phone?” takes three seconds, and after two weeks the answers are worth more than the report.',
      ],
    },
    {
      heading: 'When a sign does more',
      text: [
        'If a thousand people pass your door a day, a good sign on the sidewalk costs sixty dollars and works for years. If your customers are old and loyal, send a letter. If you sell by appointment a month ahead, use something that stays, such as [billboards](billboards-digital/cheap-small-businesses) or audio. Phones are for what can be decided between two bus stops.',
      ],
    },
  ],
  example: {
    heading: 'A barber and the empty Tuesday',
    text: [
      'Two chairs are empty each Tuesday afternoon. The barber advertises on Mondays and Tuesdays for four weeks around his street.',
    ],
    rows: [
      ['Budget', leastBudget('mobile_display')],
      ['Typical price of 1,000', typicalCpm('mobile_display')],
      ['Impressions', viewsWords('mobile_display', 100_00), 'slightly fewer for chosen days'],
      ['Haircuts that pay for it', '5', 'at an assumed profit of $20 each'],
      ['Empty appointments in four weeks', '48', 'two chairs, six appointments, four Tuesdays'],
    ],
  },
  pros: {
    for: [
      'Comes out of petty cash.',
      'Works the same day, or not at all.',
      'Nearness is an argument that a chain does not have.',
    ],
    against: [
      'Small numbers swing by chance; one good Tuesday proves nothing.',
      'People on phones forget by the next stop.',
      'An offer a day needs somebody to think of it.',
    ],
  },
  questions: [
    ['Can I target my street?', 'A ZIP code or a circle, not a street. Make the circle small.'],
    [
      'Should I give a discount?',
      'Give something extra instead: it costs you less and does not spoil the price.',
    ],
    ['Do I need a coupon?', 'A word to say at the counter is enough, and you can count it.'],
    ['May I run for one day?', 'Plan at least three. Delivery needs a day to find its pace.'],
    [
      'Do teenagers see it?',
      'From age 13 on. For products that are not for them, set a minimum age.',
    ],
    [
      'Mobile or display?',
      'Phones for today and nearby, computers for later and for comparing. Both start at the same amount.',
    ],
  ],
  next: [
    'price-budget-rates-cpm',
    'dimensions-adformats-specs',
    '101-strategy-intro',
    'online-display-digital-banner/cheap-small-businesses',
  ],
}
