import type { MarketingPage } from '../marketingPage.ts'
import { leadDays } from '../ownFigures.ts'

export const page: MarketingPage = {
  question: 'Which rules hold for every ad, in every medium?',
  description:
    'Craft and law for all digital ads: seven habits with evidence, what no review lets through, a calendar, and the rules of eight countries.',
  answer:
    'Say **one thing**, make it **true and provable**, show **who says it**, and disturb **nobody**. That covers most of craft and of law at once. The rest differs by country and by product, and is in the box at the end. An ad that needs a lawyer to defend a word should lose the word.',
  picture: {
    kind: 'balance',
    left: 'What you promise',
    right: 'What you can prove',
    leftItems: 4,
    rightItems: 4,
    alt: 'A pair of scales in balance: four blocks of promises on the left, four of proof on the right.',
  },
  figures: [
    {
      value: '49%',
      text: 'of added sales came from the ad itself, in a study of some 450 campaigns (2023)',
      from: 'ONL-S1',
    },
    {
      value: '30%',
      text: 'of a phone page’s height is the most that ads may fill, by the Better Ads Standards',
      from: 'MOB-R1',
    },
    {
      value: 'Oct 2025',
      text: 'is when labels on political ads became mandatory in the European Union',
      from: 'LAW-6',
    },
    {
      value: `${leadDays('dooh')} days`,
      text: 'is the longest lead time here, for billboards.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'When must everything be ready?',
    intro: 'Enter the day of the order. The table has all six media.',
    preset: { kind: 'due' },
  },
  parts: [
    {
      heading: 'Seven habits',
      text: [
        'They come from studies where there are some, and from our review where there are none. None of them costs anything extra.',
      ],
      steps: [
        'One message. A second halves the first.',
        'The name early. People who leave should know who it was.',
        'Made for silence, for a glance, or for busy eyes, as the medium requires.',
        'A number instead of an adjective, with its year.',
        'The page behind the ad begins with the words of the ad.',
        'The same picture in all media.',
        'A date on which somebody looks at it again.',
      ],
    },
    {
      heading: 'What annoys is measured',
      text: [
        'An industry coalition asked people to rate ad experiences. The worst became a standard, and since 2018 Chrome has blocked ads on sites that ignore it. On computers these are pop-ups, pages before the page with a countdown, sound that starts by itself, and large bars that stay[^DIS-R1]. On phones come flashing animation, full screens to scroll over, and more than 30% of the height filled with ads[^MOB-R1].',
        'You buy space on a site, not its manners, so look at it once before you choose it. If it annoys you, it will annoy people in your name.',
      ],
      table: {
        caption: 'What a medium forgives, and what it does not',
        head: ['Medium', 'Forgives', 'Does not forgive'],
        rows: [
          ['Display', 'a plain picture', 'small letters, a dead link'],
          ['Mobile', 'one word', 'a page that does not fit the phone'],
          ['Online video', 'a modest video', 'a slow start'],
          ['Audio', 'an untrained voice', 'a mumbled name'],
          ['Streaming TV', 'a small firm', 'a loud one'],
          ['Billboards', 'hardly any words', 'any word too many'],
        ],
        note: 'Our judgment, from the ads that we see.',
      },
      term: {
        name: 'Intrusive',
        text: 'What takes control from people: covers, blocks, makes noise, or will not go away.',
      },
    },
    {
      heading: 'True, provable, clear',
      text: [
        'American law comes down to three points. An ad must not deceive, what it implies counts as said, and the evidence has to exist before it runs[^LAW-1]. The box below has what we found for the other seven countries. Keep a folder: for each claim the proof, with its date, before the upload. Comparisons need proof about the other product as well. “Only today” must be true tomorrow too, by being over.',
      ],
      term: {
        name: 'Substantiation',
        text: 'The proof behind a claim. It must exist before the claim does.',
      },
    },
    {
      heading: 'Who must say who they are',
      text: [
        'Everybody should, and some must by law. Paid federal election ads in America must name who paid, on any site, app or platform[^LAW-5]. In the European Union political ads carry a label with sponsor, sum and targeting, on paper and on screens as well as online[^LAW-6], and platforms must show on whose behalf each ad runs[^LAW-7]. If you advertise with praise that you paid for, say that too.',
      ],
    },
    {
      heading: 'Children, food, health, money',
      text: [
        'Four fields in which ordinary care is not enough. In America, data about children under thirteen may not go to others for targeted ads without a parent’s separate consent[^LAW-3]. Britain allows no paid online ads for less healthy food, at any hour, with exceptions for audio, for outdoor screens and for firms with fewer than 250 employees[^LAW-12]. Health and money are regulated fields, and our review asks for the license where one is needed. Before you film, ask us. An answer takes less time than a shoot.',
      ],
    },
    {
      heading: 'Working with a calendar',
      text: [
        'Plan backward from the first day: the slowest medium first, then the review, then production, then the person who has to approve it and is on vacation. Put approval before production. Billboards need ten days here, banners three; pictures for banners are due two working days before the start. Holidays do not count.',
        'A plan rarely has one author. Here colleagues share a team: one plans, one pays, one uploads the files, and an order beyond a monthly limit waits for somebody else’s yes. Once it runs, you pause it, resume it or change its budget, dates and places on one page that shows the difference before you agree.',
      ],
    },
  ],
  example: {
    heading: 'One claim, made provable',
    text: [
      'A window maker wants to write “cuts your heating bill in half”. Here is what happens to the sentence on its way to the ad.',
    ],
    rows: [
      ['First version', '“Cuts your heating bill in half”', 'no proof; and for whom?'],
      ['What is known', 'one house, one winter', 'not a claim about yours'],
      ['What can be proved', 'a test result for the glass', 'with its year and laboratory'],
      [
        'Final version',
        '“Glass tested in 2025: 0.5 W/m²K”',
        'dull, true, and nobody can take it away',
      ],
    ],
  },
  pros: {
    for: [
      'Honest ads rarely need a second version.',
      'A standard against noise helps everyone who is quiet.',
      'The basic rules are alike in many countries.',
    ],
    against: [
      'Law differs by state, product and year, and no page is complete.',
      'Craft rules prevent bad ads and do not make good ones.',
      'Sites set their own manners; you can only leave.',
    ],
  },
  law: {
    heading: 'Rules by country, all media',
    intro:
      'Every rule for which we found a source, for outdoor and online. Choose the country where the ad is seen, not where you are.',
  },
  questions: [
    [
      'Who checks ads here?',
      'A person, with our published policy. The check protects viewers and is not legal advice to you.',
    ],
    [
      'May I name a competitor?',
      'Where the law allows it and every word can be proved. It rarely pays.',
    ],
    [
      'Is AI-made content allowed?',
      'Yes, as long as it deceives nobody about a person, a place or a product.',
    ],
    [
      'What about alcohol?',
      'Industry codes ask that most of the audience be of legal age. Ask us before you plan.',
    ],
    [
      'Do my own country’s rules follow me?',
      'Assume both: the law where the ad is seen, and the law where you are. Where they differ, keep to the stricter one.',
    ],
    [
      'Which rule is broken most?',
      'The one about proof. Claims grow while a text is polished, and nobody goes back to the source.',
    ],
  ],
  next: [
    'adformats-specs',
    'best-campaign-examples',
    'conversion-kpis',
    'digital-radio-internet-radio-ads/tips-rules',
  ],
}
