import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, count, metIn, oneDecimal, typicalCpm } from '../ownFigures.ts'

const AREA = { people: 100_000, budgetMinor: 600_00, days: 28 }
const met = metIn('online_display', AREA)

export const page: MarketingPage = {
  question: 'How does display advertising work?',
  description:
    'Display banners for beginners: what happens when a page loads, topics and lists, caps, the page behind the click, and a first plan.',
  answer:
    'A reader opens a page, an empty space asks who wants it, and in the blink of an eye your picture is there, provided that **topic**, **place**, **hour** and **cap** fit. Your work is at the two ends of that chain: a picture that says one thing, and a page that keeps its promise.',
  picture: {
    kind: 'funnel',
    steps: [
      { label: 'banners', value: count(100_000) },
      { label: 'in view, at 70.9%', value: count(70_900) },
      { label: 'visits, at one in a thousand', value: '100' },
      { label: 'orders, at two in a hundred', value: '2' },
    ],
    alt: 'A funnel: 100,000 banners, 70,900 in view, 100 visits and two orders, with the rates assumed.',
  },
  figures: [
    {
      value: '44,000',
      text: 'sites carried the average programmatic campaign in a US study of 2023',
      from: 'DIS-M3',
    },
    {
      value: '21%',
      text: 'of impressions were on pages made only for ads, in the same study',
      from: 'DIS-M3',
    },
    {
      value: '50%, 1 s',
      text: 'half of a banner’s pixels for one second is what counts as viewable',
      from: 'DIS-K1',
    },
    { value: '27', text: 'topics to choose from in this market.', from: 'own' },
  ],
  calculator: {
    title: 'Are banners the place to begin?',
    intro: 'Give four answers and see the six media in the order we would try them.',
    preset: { kind: 'first', values: { budget: 300, goal: 'clicks', material: 'picture' } },
  },
  parts: [
    {
      heading: 'What happens while a page loads',
      text: [
        'The page is sent without its ads. In their place, small programs ask our server for a banner of a certain size, for this site, this topic, this town, this hour. The server checks which campaigns may run, favors those that are furthest behind their plans, and answers. Once half of the picture has been in view for a second, the page reports it. All of this happens once for each space and each reader.',
        'Elsewhere the space is auctioned among strangers in that blink. The average campaign bought that way ran on 44,000 sites[^DIS-M3], more than anybody could look at one by one. Here you buy from a list that you can open.',
      ],
      term: {
        name: 'Programmatic',
        text: 'Sold by software, usually in an auction for each single impression.',
      },
    },
    {
      heading: 'Choose the company you keep',
      text: [
        'When the Association of National Advertisers (ANA) looked into open auctions, it found 21% of impressions and 15% of the money on pages made only for advertising; a year later it was 4% of the money[^DIS-M3]. The remedy was a list of sites you want to be on[^DIS-R2]. So start with one. Ten sites that your customers read beat a thousand that nobody chose.',
        'A topic is shorthand for such a list. It suits products that belong to a subject, and does little for a locksmith. If you serve everybody in a place, choose local news, weather, and the place itself.',
      ],
    },
    {
      heading: 'Reach, repetition and the cap',
      text: [
        `Banners are cheap enough to fill a small place quickly. In a city of ${count(AREA.people)}, $600 over four weeks shows the banner to about ${count(met.reach)} people, ${oneDecimal(met.frequency)} times each, by our curve, at most three times a day. If that last figure rises above fifteen, widen the area or lower the cap. If it falls below three, as here, narrow the area or add money.`,
      ],
      table: {
        caption: '$600 on three sizes of place, four weeks',
        head: ['Place', 'People', 'People reached', 'Times each'],
        rows: [20_000, 100_000, 800_000].map((people, at) => {
          const one = metIn('online_display', { ...AREA, people })
          return [
            ['A small town', 'A city', 'A region'][at] ?? '',
            count(people),
            count(one.reach),
            oneDecimal(one.frequency),
          ]
        }),
        note: 'Estimates at the typical price, with a cap of three a day.',
      },
      term: {
        name: 'Cap',
        text: 'The most often one browser is shown the ad in a day. Without a cap, heavy readers can use up much of your money.',
      },
    },
    {
      heading: 'The page behind the picture',
      text: [
        'Much disappointment with banners is really about the page they lead to. It should repeat the words of the banner in its first line, load within two seconds on a phone, ask for one thing, and show a human being or a street. If the banner promises a price, the price goes at the top. Send nobody to your home page; nobody looks for an offer there.',
      ],
      steps: [
        'Write the page’s headline first, then shorten it for the banner.',
        'Make two pictures that differ in one thing only.',
        'Choose ten sites or two topics, and the ZIP codes.',
        'Run both for two weeks, then keep the better picture.',
        'Count orders on the page, not clicks on the banner.',
      ],
    },
    {
      heading: 'When to be patient and when not',
      text: [
        'You can judge delivery after a day: is it running where you wanted? Judge pictures after about a hundred visits each. The effect takes four weeks to judge, because some visits come later, without a click. A bad site in the report deserves no patience at all. Ask the desk to take it out, and the rest of the money goes elsewhere.',
      ],
    },
  ],
  example: {
    heading: 'A first plan to copy',
    text: [
      'A language school wants to fill its summer course. It plans 80,000 impressions on education, travel and local news sites in its own city.',
    ],
    rows: [
      ['Impressions wanted', '80,000'],
      ['Typical price of 1,000', typicalCpm('online_display')],
      ['Cost', costOfViews('online_display', 80_000)],
      ['Visits at one in a thousand', '80', 'assumed'],
      ['Bookings at five in a hundred visits', '4', 'assumed; a course costs $400'],
    ],
  },
  pros: {
    for: [
      'You see each site, each day and each picture separately.',
      'Mistakes cost tens of dollars instead of thousands.',
      'A better page behind the banner helps everything else you do.',
    ],
    against: [
      'There is much to look at, and most of it does not matter.',
      'Good pictures wear out in weeks.',
      'Without a good page, even the best campaign leaks.',
    ],
  },
  questions: [
    [
      'How do banners differ from search ads?',
      'Search ads reach people who are looking for you. Banners reach people who are not, and make some of them look.',
    ],
    [
      'How many pictures do I need?',
      'Two ideas in three sizes each. More only once you know which idea works.',
    ],
    [
      'Which topic is best?',
      'Often one that your customers read for pleasure, rather than the one about your trade.',
    ],
    [
      'Should I buy the front page?',
      'You book the site, not the page. Leave the page to the site.',
    ],
    [
      'What about retargeting?',
      'We do not offer it. It needs profiles, and often reaches people who would have come back anyway.',
    ],
    [
      'How do I know it ran?',
      'The report lists sites, hours and pictures, and you can open the sites.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'targeting', 'dimensions-adformats-specs', 'conversion-kpis'],
}
