import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const NOW = MEDIA_ECONOMICS.online_video.typicalCpmMinor
const LATER = Math.round(NOW * 1.05 ** 3)

export const page: MarketingPage = {
  question: 'What is changing in online video advertising?',
  description:
    'Cited trends in online video: money leaving television, new lengths, stricter rules on sound, shared definitions, and what to do about each.',
  answer:
    'Money **moves from television** to digital video year after year. Lengths **multiply**, from six seconds to sixty. Sound that starts by itself **is on its way out**, and there is a shared definition of **a viewable impression**. For a small advertiser, all four come down to one piece of advice: own one good spot, in several cuts.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2018', label: 'Chrome blocks loud autoplay' },
      { day: '2020', label: '29% of video money is digital' },
      { day: '2022', label: 'A common file guideline' },
      { day: '2025', label: '58% of video money is digital' },
      { day: '2026', label: 'Video: 23% of all ad spend' },
    ],
    alt: 'A timeline from 2018 to 2026: Chrome blocks loud autoplay, 29 percent of video money is digital, a common guideline, 58 percent is digital, and video is 23 percent of all spending.',
  },
  figures: [
    {
      value: '29% → 58%',
      text: 'digital share of US television and video spending, 2020 to 2025',
      from: 'CTV-M3',
    },
    { value: '23%', text: 'of all US ad spend is expected to go to video in 2026', from: 'DIS-M2' },
    {
      value: '+9.6%',
      text: 'expected for digital video outside televisions in 2026',
      from: 'VID-M3',
    },
    {
      value: '31 to 60 s',
      text: 'is a new class of YouTube ads that cannot be skipped',
      from: 'VID-S3',
    },
  ],
  calculator: {
    title: 'If prices rise faster than your budget',
    intro: 'Two rates, five years. The defaults are assumptions, not predictions.',
    preset: { kind: 'drift', values: { budget: 5000, price: 5, growth: 2 } },
  },
  parts: [
    {
      heading: 'The long move out of television',
      text: [
        'In 2020, digital had 29% of US spending on television and video; in 2025 it was expected to have 58%[^CTV-M3]. Much of that went to streaming on the same televisions. But anyone who has a spot looks for more places to show it, and digital video outside televisions grows as well: by 7.4% in 2025 and an expected 9.6% in 2026[^VID-M3].',
        'For you, this means competition. The ad before a recipe may now be a bank’s. Be plainer than the bank.',
      ],
    },
    {
      heading: 'Six, fifteen, thirty, sixty',
      text: [
        'The standard spot is dissolving at both ends. YouTube sells six seconds that nobody can skip, and has added classes of up to thirty and of thirty-one to sixty seconds to the usual fifteen[^VID-S3]. In the latest count we found, from a firm that delivers spots, thirty-second spots still made up 87% of impressions in 2021 and fifteen-second ones 13%[^CTV-K3]. Plan for both the hint and the story; one shoot planned for both saves you a second.',
      ],
      table: {
        caption: 'Lengths and what each is good for',
        head: ['Seconds', 'Carries', 'Sold here'],
        rows: [
          ['6', 'a name and one picture', 'no'],
          ['15', 'one reason and one action', 'yes'],
          ['30', 'a small story with an end', 'yes'],
          ['60', 'a demonstration, for people who asked', 'no'],
        ],
        note: 'The middle column is our judgment.',
      },
      term: { name: 'Cutdown', text: 'A shorter spot made from the footage of a longer one.' },
    },
    {
      heading: 'Silence as the normal case',
      text: [
        'People rated ads that start with sound by themselves among the worst experiences on computers and phones, and since 2018 Chrome has blocked all ads on sites that keep failing the standard based on those ratings[^VID-R1]. So expect players to begin muted or to wait. A spot can adapt: words on the picture, faces that speak without being heard, and an opening that needs no music. Make it work silent first and with sound second.',
      ],
    },
    {
      heading: 'One definition to compare by',
      text: [
        'Sellers can count in different ways. The Media Rating Council’s definition of viewable is the common ground: half of the picture in view, in the active tab, for two seconds in a row[^VID-K1]. Since 2022 the file has a common guideline as well, from 4K pictures to peaks in the sound[^VID-S1]. Neither makes an ad good. Both make two offers comparable, which is what a buyer needs from a standard.',
      ],
      term: {
        name: 'MRC',
        text: 'The Media Rating Council, which writes and audits American definitions of what is counted.',
      },
    },
    {
      heading: 'Privacy: less chasing, more context',
      text: [
        'Cookies stayed in Chrome after years of announcements[^DIS-T1], but the law went the other way. Since January 2026 Britain allows no paid online ads for less healthy food at any hour, with an exception for firms with fewer than 250 employees[^LAW-12]. Platforms in Europe must show on whose behalf an ad runs and how it was targeted[^LAW-7]. So choose topics before people: new rules touch them least.',
      ],
    },
    {
      heading: 'What to do this year',
      text: ['Ranked by effect per hour of work.'],
      steps: [
        'Watch your spot without sound and add the words that are missing.',
        'Have a fifteen-second cut made from anything longer.',
        'Ask every seller what counts as a view on the invoice.',
        'Shoot the next spot with empty space around faces, for other shapes.',
        'Keep the raw footage; there may be a next length.',
      ],
    },
  ],
  example: {
    heading: 'If a thousand starts rose by 5% a year',
    text: ['We assume three such years, to see what a yearly plan of $5,000 would lose.'],
    rows: [
      ['Price of 1,000 today', typicalCpm('online_video')],
      ['In three years', dollars(LATER)],
      [
        'Starts for $5,000 today',
        count(viewsFor('online_video', 5_000_00)),
        'with the volume saving',
      ],
      ['Starts for $5,000 then', count(viewsFor('online_video', 5_000_00) * (NOW / LATER))],
    ],
  },
  pros: {
    for: [
      'Shared definitions let a small buyer compare offers.',
      'Short spots take less time to make and to watch.',
      'Rules against noise reward those who never shouted.',
    ],
    against: [
      'Large advertisers arrive with television budgets and good spots.',
      'More lengths mean more versions to make and keep.',
      'Most of these trends were measured in America; elsewhere they may differ.',
    ],
  },
  questions: [
    [
      'Should I film vertically?',
      'For feeds, yes; for this market, no. Film wide with the subject in the middle, and you can cut both from it.',
    ],
    [
      'Will machines make the spots?',
      'They make pictures quickly. Whether people believe yours still depends on something true in it.',
    ],
    [
      'Is the thirty-second spot dead?',
      'No. It was seven eighths of what one firm delivered in 2021, the last count of its kind that we found.',
    ],
    [
      'Do shoppable videos work?',
      'We found no public figure that we would print. A link to the right page does much of the job.',
    ],
    [
      'What comes next?',
      'We do not know, and those who claim to know are usually selling something. Keep your raw footage.',
    ],
  ],
  next: ['market', 'tips-rules', 'conversion-kpis', 'ctv-streaming-ads/trends'],
}
