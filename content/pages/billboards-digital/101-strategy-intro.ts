import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, metIn, count, oneDecimal, typicalCpm } from '../ownFigures.ts'

const TOWN = { people: 120_000, budgetMinor: 2_000_00, days: 28 }
const met = metIn('dooh', TOWN)

export const page: MarketingPage = {
  question: 'How does a digital billboard campaign work?',
  description:
    'A first lesson in digital out-of-home: the words, the five decisions, how reach and repetition trade off, and a plan to copy.',
  answer:
    'Five decisions make a billboard campaign: **where** people should see you, **what** one thing you say, **how often** they should see it, **when** it runs, and **how you will know**. Money comes last, because the first four set it. This page takes them in that order.',
  picture: {
    kind: 'loop',
    slots: 8,
    own: 2,
    note: 'Eight slots of eight seconds: you return every 64 s.',
    alt: 'A screen with an ad, and below it the eight slots of its loop, one of them marked as yours.',
  },
  figures: [
    {
      value: '1,350',
      text: 'Times a day one slot of eight seconds plays in a loop of eight, around the clock.',
      from: 'own',
    },
    {
      value: '64 s',
      text: 'until you return, in a loop of eight slots of eight seconds.',
      from: 'own',
    },
    {
      value: '49%',
      text: 'of what ads add to sales came from the creative, in a 2023 study of about 450 campaigns',
      from: 'ONL-S1',
    },
    { value: '11%', text: 'came from targeting, in the same study', from: 'ONL-S1' },
  ],
  calculator: {
    title: 'Is it the right medium to begin with?',
    intro:
      'Answer four questions, and six media line up, each with its price. The ranking is our judgment.',
    preset: { kind: 'first', values: { goal: 'known', material: 'picture' } },
  },
  parts: [
    {
      heading: 'Decide where before how many',
      text: [
        'Outdoor advertising is bought by place. Write down the three trips your customers make every week: to work, to the store, to school. Screens on those trips are worth paying for; screens in the same city that they never pass are decoration. A circle of a few miles around your door is a good first guess for a business people drive to, and a single station or mall for one they walk into.',
        'Distance is the honest filter. A [local plan](targeting) that reaches the same people four times does more than a regional one that reaches everybody once, because a screen is seen for seconds and forgotten in minutes.',
      ],
      term: {
        name: 'Catchment',
        text: 'The area most of your customers come from. Ask fifty of them for their ZIP code and you know it better than any map.',
      },
    },
    {
      heading: 'Say one thing',
      text: [
        'Researchers who traced what ads add to sales gave almost half of it to the creative and a ninth to targeting, while marketers tend to rank targeting above the creative[^ONL-S1,ONL-S2]. A screen is even harsher: a driver has a few seconds for it, and our own limit beside a road is seven words.',
        'Choose a message that works on somebody who will never look longer: a name and what it stands for, a price, a direction, a date. If you cannot leave anything out, you have a flyer.',
      ],
    },
    {
      heading: 'Trade off reach against repetition',
      text: [
        `A budget buys views, and views are people multiplied by times seen. In a town of ${count(TOWN.people)} people our curve turns $2,000 into about ${count(met.reach)} people who see it ${oneDecimal(met.frequency)} times each in four weeks. Spread over a county of a million, the same money reaches more people far fewer times.`,
        'The trade counts this in rating points: the percentage of a place that is reached, times how often. You need not speak the dialect, but the idea is useful. Ask what share of the place each plan reaches and how often, not how many views it adds up to.',
      ],
      table: {
        caption: 'The same $2,000 on three sizes of place, four weeks',
        head: ['Place', 'People', 'People reached', 'Times each'],
        rows: [30_000, 120_000, 1_000_000].map((people, at) => {
          const one = metIn('dooh', { ...TOWN, people })
          return [
            ['A small town', 'A town', 'A county'][at] ?? '',
            count(people),
            count(one.reach),
            oneDecimal(one.frequency),
          ]
        }),
        note: 'Our reach curve at the typical price; a planning estimate.',
      },
    },
    {
      heading: 'Choose the weeks and the hours',
      text: [
        'Run in bursts rather than in drips. Two weeks that people notice, a pause, and two more are remembered better than eight weeks of almost nothing, and they are easier to compare with your sales. Tie the burst to something that happens anyway: an opening, the first cold week, the day the semester begins.',
        'Hours matter when your message does. Coffee belongs to the morning, dinner to the drive home. A slot that runs only in chosen hours costs a little more for each view, because you take the hours that others want.',
      ],
    },
    {
      heading: 'Decide how you will know',
      text: [
        'No screen reports a sale. Pick one signal before the start: searches for your name, visits by ZIP code, a phone number that appears nowhere else, a question at the counter. Record it for two weeks beforehand, during the run and afterward, and leave one comparable part of town without the ad. The page about [results](conversion-kpis) does the arithmetic.',
      ],
      steps: [
        'Write the catchment in one line.',
        'Write the message in seven words and read it from ten steps away.',
        'Pick the share of the place you want to reach, and let the planner say what it costs.',
        'Book two weeks, with one picture for the morning and one for the evening.',
        'Count your signal, then decide about the next two weeks.',
      ],
    },
  ],
  example: {
    heading: 'A first plan to copy',
    text: [
      'At the edge of a town, a garden center opens for spring. It wants half the households on the east side to know that it is open on Sundays.',
    ],
    rows: [
      ['Screens', '5', 'street and roadside, along the two roads that lead there'],
      ['Weeks', '2 + 2', 'late March, then the week before Mother’s Day and the one after'],
      ['Views wanted', '300,000'],
      ['Typical price for 1,000 views', typicalCpm('dooh')],
      ['Cost of the media', costOfViews('dooh', 300_000)],
    ],
  },
  pros: {
    for: [
      'The plan fits on one page, and every part of it can be pointed at on a map.',
      'A second picture costs nothing to run, so you can test two messages in one week.',
      'It works on people who do not have your app and follow nobody.',
    ],
    against: [
      'You choose places, not people. Whoever passes sees it.',
      'Without a signal agreed on beforehand, the result is an opinion.',
      'Good corners are taken early before elections, holidays and big games.',
    ],
  },
  questions: [
    [
      'How many screens make a campaign?',
      'As many as your customers pass. For a shop that is often three to six; a national launch needs hundreds and a different budget.',
    ],
    [
      'Should a beginner mix media?',
      'One first, then a second that reaches the same people elsewhere. Billboards and mobile banners in the same ZIP codes are the classic pair.',
    ],
    [
      'How long until it works?',
      'Names take weeks, dates take days. Expect a seasonal offer to move something in the first week and a new name to need a month.',
    ],
    [
      'What does an agency do that I cannot?',
      'It knows which owner answers the phone, and it designs. The prices in our planner are the same for both.',
    ],
    [
      'May I change the picture while it runs?',
      'Yes. The new file is reviewed while the old one keeps playing, so not a minute is lost.',
    ],
  ],
  next: ['price-budget-rates-cpm', 'targeting', 'tips-rules', 'conversion-kpis'],
}
