import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, leastBudget, typicalCpm, viewsFor, viewsWords } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which digital billboard campaigns are worth copying?',
  description:
    'Documented digital billboard campaigns with brand, year, place and published result, and what a small advertiser can copy from each.',
  answer:
    'The ones that used **where and when they ran**, not the ones with the biggest screen. A child who points at the plane overhead, a departure board that shows how each town voted: the idea was in the corner and the minute. That part costs nothing, and you can have it with two pictures and a clock.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2013', label: 'A child points at a plane' },
      { day: '2015', label: 'A bruise heals when you look' },
      { day: '2016', label: 'A man coughs at smoke' },
      { day: '2017', label: 'A train board shows the vote' },
    ],
    alt: 'A timeline of four campaigns, from 2013 to 2017.',
  },
  figures: [
    {
      value: '£6.47',
      text: 'came back for each pound in The Economist’s election campaign of 2017',
      from: 'DOOH-X4',
    },
    { value: '+349%', text: 'dwell time at Women’s Aid’s screens in 2015', from: 'DOOH-X2' },
    {
      value: '750,000',
      text: 'views of the video about British Airways’ screen in under ten days, 2013',
      from: 'DOOH-X1',
    },
    {
      value: '175,000',
      text: 'views of the coughing billboard early on, 2016 and 2017',
      from: 'DOOH-X3',
    },
  ],
  calculator: {
    title: 'What would it take in your town?',
    intro: 'How many people should see it? Our reach curve turns that into views and money.',
    preset: { kind: 'frequency', values: { people: 80_000, share: 30 } },
  },
  parts: [
    {
      heading: 'What they have in common',
      text: [
        'We looked for campaigns with a named brand, a year, a place and a result that somebody published. Only a handful of digital billboards pass that test, and most of them are years old; award juries keep better records than media plans. All come from large organizations. None of them won by size.',
        'Each of them answers the same question: why here, why now? Take the answer away, and what remains is a poster. That is good news for a small advertiser, because a corner and a minute can be had at the normal price.',
      ],
      term: {
        name: 'Contextual',
        text: 'Said of an ad that refers to where it is seen, when, or what is next to it.',
      },
    },
    {
      heading: 'Sorted by what you can copy',
      text: [
        'Sensors and live data made headlines, and they are the part you cannot copy for a few hundred dollars. The table says what is left when you take the machinery away.',
      ],
      table: {
        caption: 'The trick, the machinery, and the version for everybody',
        head: ['Campaign', 'What it needed', 'What you can do'],
        rows: [
          [
            'The Economist[^DOOH-X4]',
            'train data, one morning',
            'A line for each station you book',
          ],
          [
            'British Airways[^DOOH-X1]',
            'flight data, an antenna',
            'Point at what is really there: the hill, the exit',
          ],
          ['Apotek Hjärtat[^DOOH-X3]', 'a smoke sensor', 'A screen where the problem happens'],
          [
            'Women’s Aid[^DOOH-X2]',
            'cameras that count looks',
            'A picture that rewards a second look',
          ],
        ],
      },
    },
    {
      heading: 'Rebuild one in an evening',
      text: [
        'Take the departure board. Its machinery was live election data; its idea was that people read what concerns the place they are going to. A real-estate agent can book four stations along one railroad and show at each what a small house costs at the next. Four pictures, four small budgets, no sensor. People on the platform have minutes, so eight words are fine here, and one number.',
      ],
      steps: [
        'List five screens and what is true only there.',
        'Write one line for each that would be wrong anywhere else.',
        'Make one picture for each line: same colors, same place for the name.',
        'Book each screen as its own line of the order, for the same week.',
        'Take photos on the first morning. A photo of the screen can be shared; the screen cannot.',
      ],
    },
    {
      heading: 'What the results do not say',
      text: [
        'Results get published when they flatter. Views of a video on the internet were earned by the story and not by the screen. Reach in hundreds of millions counts the readers of newspapers that wrote about it. The one figure that an accountant would accept is The Economist’s: 2,878 subscriptions that could be traced, and £6.47 for each pound spent[^DOOH-X4]. Even there the screens were only one part of a campaign with many media.',
        'So do not plan for fame. Plan for the people who pass, at the price of their views, and be glad if somebody takes a photo. The page about [results](conversion-kpis) helps you tell one from the other.',
      ],
      term: {
        name: 'Earned media',
        text: 'Attention that nobody paid for, because others told the story.',
      },
    },
  ],
  example: {
    heading: 'The station idea, in dollars',
    text: [
      'Four transit screens at four stations for one week. Each station is a line of its own, and each line takes the minimum budget. Prices are the typical ones of this market; transit screens cost a little more than the street.',
    ],
    rows: [
      ['Minimum budget of a line', leastBudget('dooh')],
      ['Typical price for 1,000', typicalCpm('dooh')],
      ['Views at each station', viewsWords('dooh', 250_00)],
      ['Views at all four', count(4 * viewsFor('dooh', 250_00))],
      ['Media', dollars(4 * 250_00), 'four lines at the minimum'],
    ],
  },
  pros: {
    for: [
      'An idea that belongs to one corner cannot be copied by a rival elsewhere.',
      'Several pictures in one campaign cost no extra media money.',
      'People photograph what talks about their own place.',
    ],
    against: [
      'Famous cases needed sensors, permits and months.',
      'Hardly any published case names a cost, so none proves a price.',
      'A joke about a place can offend the people who live there; ask one of them.',
    ],
  },
  campaigns: [
    {
      place: 'London, King’s Cross, 2017',
      name: 'The Economist: election morning',
      text: 'Departure-board screens showed how each train’s destination had voted the night before.',
      result: { value: '2,878', text: 'paid subscriptions from the whole campaign' },
      from: 'DOOH-X4',
    },
    {
      place: 'London, Piccadilly and Chiswick, 2013',
      name: 'British Airways: Look up',
      text: 'A child on the screen stood up and pointed at the airline’s plane as it passed above, with its flight number and where it came from.',
      result: { value: '750,000', text: 'views of the video in under ten days' },
      from: 'DOOH-X1',
    },
    {
      place: 'United Kingdom, March 2015',
      name: 'Women’s Aid: Look at me',
      text: 'The bruises on a face healed as more passers-by looked at it; cameras counted the looks. The ad space was a prize worth £100,000.',
      result: { value: '+349%', text: 'dwell time, with a Gold Lion in Cannes' },
      from: 'DOOH-X2',
    },
    {
      place: 'Stockholm, Odenplan, December 2016',
      name: 'Apotek Hjärtat: The coughing billboard',
      text: 'A sensor noticed smoke, the man on the screen coughed, and then the pharmacy showed what helps people quit.',
      result: { value: '175,000+', text: 'views of the video early on' },
      from: 'DOOH-X3',
    },
  ],
  questions: [
    [
      'Why are the examples so old?',
      'Newer ones that we found named no result, or no source we could open. We would rather show four that hold up.',
    ],
    [
      'Do you have examples from small firms?',
      'Not with a published result, so we print none. Invented success stories help nobody.',
    ],
    [
      'Can I use live data here?',
      'Not from a feed. You can upload several pictures and change their weights or hours yourself at any time.',
    ],
    [
      'May I imitate these campaigns?',
      'Ideas are free, pictures and words are not. Take the idea and make it about your corner.',
    ],
    [
      'Which screens suit a joke?',
      'Those where people wait: stations, gyms, bars. On the road a joke needs more seconds than there are.',
    ],
  ],
  next: ['tips-rules', 'conversion-kpis', 'adformats-specs', 'cheap-small-businesses'],
}
