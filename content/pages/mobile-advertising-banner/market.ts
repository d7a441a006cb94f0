import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, inventoryCount, typicalCpm, useShare, WORKDAYS } from '../ownFigures.ts'

const appsIn = (code: string) =>
  String(
    EXAMPLE_INVENTORY.mobile_display.countries.find(({ country }) => country === code)?.count ?? 0,
  )

export const page: MarketingPage = {
  question: 'How big is the mobile audience?',
  description:
    'The mobile audience in figures with sources: who owns a smartphone, time spent, phone-only people, hours, and what it means for a local plan.',
  answer:
    'In the United States, nearly everybody: **91%** of adults own a smartphone[^MOB-A1], and they spent **four and a quarter hours a day** on mobile devices in 2020[^MOB-A7]. The audience is no longer in question; attention is.',
  picture: {
    kind: 'bars',
    rows: [
      { label: '2025', value: 91, shown: '91%' },
      { label: '2021', value: 85, shown: '85%' },
      { label: '2011', value: 35, shown: '35%' },
    ],
    alt: 'Bars of the share of American adults with a smartphone: 91 percent in 2025, 85 percent in 2021, 35 percent in 2011.',
  },
  figures: [
    { value: '91%', text: 'of US adults own a smartphone; in 2011 it was 35%', from: 'MOB-A1' },
    { value: '4:16', text: 'hours a day on mobile in 2020; 2:21 in 2013', from: 'MOB-A7' },
    {
      value: '16%',
      text: 'of US adults are online by smartphone only (2025); in 2013 it was 8%',
      from: 'MOB-A3',
    },
    {
      value: String(inventoryCount('mobile_display')),
      text: 'example apps and sites in the United States here.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When is the phone in the hand?',
    intro: 'Choose days and hours to see their share of a week’s use.',
    preset: { kind: 'hours', values: { days: 'week', from: 18, to: 23 } },
  },
  parts: [
    {
      heading: 'Who has one',
      text: [
        'Pew surveys Americans regularly. In 2025, 98% had a mobile phone and 91% a smartphone[^MOB-A1]. The differences that remain are in age and income: the share is 97% from 18 to 29, 78% over 65[^MOB-A2] and 82% in households under $30,000[^MOB-A3]. Hardly any medium misses fewer people.',
      ],
      table: {
        caption: 'Smartphones in the United States, Pew, 2025',
        head: ['Group', 'Own a smartphone'],
        rows: [
          ['All adults[^MOB-A1]', '91%'],
          ['65 and over[^MOB-A2]', '78%'],
          ['18 to 29[^MOB-A3]', '97%'],
          ['Households under $30,000[^MOB-A3]', '82%'],
          ['Online by smartphone only[^MOB-A3]', '16%'],
        ],
        bars: [91, 78, 97, 82, 16],
        note: 'Shares of US adults.',
      },
      term: {
        name: 'Penetration',
        text: 'The share of people who have a thing. It says nothing about how they use it.',
      },
    },
    {
      heading: 'Time, nearly doubled in seven years',
      text: [
        'Four hours and sixteen minutes a day on average in 2020[^MOB-A7], against two hours and twenty-one minutes in 2013[^MOB-A6]; a third of all time with media was expected to be mobile in 2021[^MOB-A7]. The rest of the day is sleep, work and looking for the phone. For advertisers there is more space to buy, but no more attention in each second of it.',
      ],
    },
    {
      heading: 'Phone only: the overlooked sixth',
      text: [
        'One American adult in six has a smartphone and no broadband at home, twice the share of 2013[^MOB-A3]. Plans that run on computers alone miss these people entirely. They buy food, phones, cars and insurance like everybody else. If you sell these, the phone is not part of the plan; it is the plan.',
      ],
      term: {
        name: 'Coverage',
        text: 'The share of your customers that a medium can reach at all, however much you spend.',
      },
    },
    {
      heading: 'What is sold to them',
      text: [
        'Display of all kinds came to $74.3 billion in the United States in 2024[^DIS-M1]; reports count phones within it, so there is no honest total for mobile banners alone, and we print none. Prices are known: a median of $2.21 per thousand in January 2022, a few cents below computers[^MOB-C1]. A medium with so much of people’s time and so low a price is either a bargain or flawed. It is both.',
      ],
    },
    {
      heading: 'Hours{{, and our own list}}',
      text: [
        `Use climbs from six in the morning and stays high until eleven; ${useShare('mobile_display', WORKDAYS, [17, 23])} of a week’s use is on workday evenings by the curve of our forecast. {{The example inventory has ${appsIn('US')} apps and sites in the United States, ${appsIn('GB')} in Britain, ${appsIn('DE')} in Germany, ${appsIn('CA')} in Canada, and some in Austria, Switzerland, Australia and New Zealand, at about ${typicalCpm('mobile_display')} per thousand. The names are invented; the people are counted by real geography.}}`,
      ],
    },
    {
      heading: 'What follows for a local business',
      text: [
        'First, you need not ask whether your customers have phones. Second, you need not hurry: the audience will be there next month. Third, since nearly everybody can be reached, choose by place and moment, not by person. And fourth, do not judge the medium by its clicks, because people who are out act with their feet. The rest is a matter of the [price](price-budget-rates-cpm) and of four good words.',
        'One more thing follows for the budget. In most media the first dollars find people and the later ones buy repetition. On phones repetition begins at once, so a small plan should be short and dense, and a large one should be spread over many towns before it is raised in any of them.',
      ],
    },
    {
      heading: 'How to read such figures',
      text: [
        'Ask of each number who was asked, when, and what it counts. Ownership comes from surveys of adults and is solid. Minutes come from panels and diaries and differ from one research firm to the next. Shares of time say nothing about shares of attention. Where two sources disagree we print one and name it.',
      ],
    },
  ],
  example: {
    heading: 'A town’s phones, once',
    text: [
      'What does it cost to show a strip once to each smartphone owner in a town of 50,000 adults?',
    ],
    rows: [
      ['Adults', '50,000'],
      ['With a smartphone', '45,500', '91%'],
      ['Price of 1,000', typicalCpm('mobile_display')],
      ['Once to each', costOfViews('mobile_display', 45_500)],
      ['Ten times to each', costOfViews('mobile_display', 455_000)],
    ],
  },
  pros: {
    for: [
      'Nine of ten American adults have a smartphone[^MOB-A1].',
      'All ages and incomes, with small gaps.',
      'A third of all media time was expected to be mobile in 2021.',
    ],
    against: [
      'We found no honest total for mobile banners alone.',
      'More time does not mean more attention to ads.',
      'Averages of four hours hide people who play for eight.',
    ],
  },
  questions: [
    [
      'Do older people tap ads?',
      'They have phones and often larger type. Make your letters larger still.',
    ],
    ['Is the tablet mobile?', 'In most counts, yes. Strips look lost on it.'],
    [
      'How big is mobile in Europe?',
      'We found no recent figure with a source for banners on phones alone.',
    ],
    ['Apps or browser?', 'Both are on the list, and the report tells them apart.'],
    [
      'Will the share grow?',
      'We print no forecast. The last one that we found expected slow growth.',
    ],
    [
      'Who counts these hours?',
      'Researchers, using panels and surveys. They agree on the direction more than on the minutes.',
    ],
  ],
  next: ['trends', 'targeting', 'price-budget-rates-cpm', 'online-display-digital-banner/market'],
}
