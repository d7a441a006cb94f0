import { EXAMPLE_INVENTORY } from '../../facts/exampleInventory.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { costOfViews, inventoryCount, typicalCpm, useShare, WORKDAYS } from '../ownFigures.ts'

const stationsIn = (code: string) =>
  String(
    EXAMPLE_INVENTORY.online_audio.countries.find(({ country }) => country === code)?.count ?? 0,
  )

export const page: MarketingPage = {
  question: 'How big is digital audio advertising?',
  description:
    'Digital audio in figures with sources: US ad spend, podcasts, listeners by age, share of ad-supported time, Britain, and listening hours.',
  answer:
    'Forecasters put American spending on digital audio at **$7.1 billion** for 2024, two fifths of all audio advertising[^AUD-M1]. Podcasts, by another count, bring in about a third as much and grow fastest[^AUD-M4]. Four of five Americans listen online in a month, so the audience is larger than the ad market built on it.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'Radio on the air', value: 62, shown: '62%' },
      { label: 'Podcasts', value: 20, shown: '20%' },
      { label: 'Streaming music', value: 15, shown: '15%' },
      { label: 'Satellite', value: 3, shown: '3%' },
    ],
    alt: 'Bars of US ad-supported listening time in the third quarter of 2025: radio 62 percent, podcasts 20, streaming music 15 and satellite 3.',
  },
  figures: [
    {
      value: '$7.12 bn',
      text: 'US digital audio ad spend forecast for 2024, 6.8% more than in 2023',
      from: 'AUD-M1',
    },
    {
      value: '+26.4%',
      text: 'US podcast ad revenue in 2024, to about $2.4 billion',
      from: 'AUD-M4',
    },
    { value: '228 m', text: 'Americans listen online in a month (March 2025)', from: 'AUD-A1' },
    {
      value: String(inventoryCount('online_audio')),
      text: 'example stations in the United States in this market.',
      from: 'own',
      isOfExamples: true,
    },
  ],
  calculator: {
    title: 'When do people listen?',
    intro: 'Choose days and hours to see their share of the week.',
    preset: { kind: 'hours', values: { days: 'workdays', from: 9, to: 17 } },
  },
  parts: [
    {
      heading: 'Money: two media in one word',
      text: [
        'Audio means the old transmitter and the new stream. For 2024 eMarketer expected $7.12 billion for digital audio in the United States and about $10.5 billion for traditional radio, which shrinks[^AUD-M1]. Podcasts took about $2.4 billion after a jump of 26.4%[^AUD-M4]. In Europe digital audio grew by 18% in 2024[^AUD-T4].',
      ],
      table: {
        caption: 'Audio advertising in figures',
        head: ['What', 'When', 'Figure'],
        rows: [
          ['US digital audio[^AUD-M1]', '2024, forecast', '$7.12 billion, +6.8%'],
          ['US radio on the air[^AUD-M1]', '2024, forecast', 'about $10.5 billion'],
          ['US podcasts[^AUD-M4]', '2024', 'about $2.4 billion, +26.4%'],
          ['US digital audio[^AUD-M3]', '2021', '$4.9 billion, +58%'],
          ['Spotify, ads[^AUD-A8]', 'Q4 2025', '€518 million, −4%'],
          ['Europe, digital audio[^AUD-T4]', '2024', '+18%'],
        ],
        note: 'The figure of 2021 is another source’s count; do not draw a line through both.',
      },
      term: {
        name: 'Digital audio',
        text: 'Everything listened to over the internet: streams of stations, music services, podcasts.',
      },
    },
    {
      heading: 'Time: where the ads are heard',
      text: [
        'Americans spend almost four hours a day with audio[^AUD-A6]. Of the part that carries ads, radio on the air has 62%, podcasts 20%, streaming music 15% and satellite 3%[^AUD-A6]. Among people from 18 to 34 it looks different: radio 45%, podcasts 32%, ad-supported streaming 22%[^AUD-A7]. The young have not left audio; they have left the air.',
      ],
    },
    {
      heading: 'People: young first, old catching up',
      text: [
        'In a month 79% of Americans aged 12 and over listen online, 73% in a week[^AUD-A1]. The oldest moved most: from 52% to 63% within a year[^AUD-A2]. Podcasts reach 55% in a month, counting those who watch them[^AUD-A3].',
        'Spotify alone had 476 million users with ads at the end of 2025, 12% more than a year before, and still earned 4% less from them: more plays, softer prices[^AUD-A8]. For an advertiser that is a pleasant kind of crisis.',
      ],
      term: {
        name: 'Monthly listeners',
        text: 'People who listened at least once in a month. The weekly number is the better one for planning.',
      },
    },
    {
      heading: 'Britain, where it is measured best',
      text: [
        'One survey covers the whole country: 50.1 million adults, 86% of all, listen to radio in a week. Online and connected listening has a record 29.7% of the hours, ahead of AM and FM together with 26.2%; smart speakers alone have 18.2%. For commercial radio, online is a third[^AUD-A9]. Whoever plans for Britain can treat the stream as the main road.',
      ],
    },
    {
      heading: 'Hours{{ and our stations}}',
      text: [
        `By the curve that we plan with, ${useShare('online_audio', WORKDAYS, [9, 17])} of a week’s listening falls into office hours. {{This market shows example stations in eight countries: ${stationsIn('US')} in the United States, ${stationsIn('GB')} in Britain, ${stationsIn('DE')} in Germany, ${stationsIn('CA')} in Canada, and a few in Austria, Switzerland, Australia and New Zealand, at about ${typicalCpm('online_audio')} for a thousand plays. Names are invented; listeners are counted by real geography.}}`,
      ],
    },
    {
      heading: 'What it means for one advertiser',
      text: [
        'Markets of billions decide nothing about forty ZIP codes. Three lessons carry over even so. The audience is no longer young only, so do not leave it to the young brands. Supply grows faster than demand, so do not pay for scarcity that is not there. And the best part of the audience listens at work, so an offer for the evening should be on air by noon.',
        'Check once a year whether these three still hold. If they do, spend the rest of the year on the text.',
      ],
    },
  ],
  example: {
    heading: 'One play for each weekly listener of a city',
    text: [
      'Take a metropolitan area of one million people aged 12 and over, and the weekly share of Edison’s survey.',
    ],
    rows: [
      ['People aged 12 and over', '1,000,000'],
      ['Listen online in a week', '730,000', '73%'],
      ['Price of 1,000 plays', typicalCpm('online_audio')],
      ['One play for each of them', costOfViews('online_audio', 730_000), 'with the volume saving'],
    ],
  },
  pros: {
    for: [
      'Four of five people can be reached within a month.',
      'Prices are soft where listening grows faster than advertising.',
      'Smart speakers have brought radio back into kitchens.',
    ],
    against: [
      'Most ad-supported listening is still on the air, out of reach of a stream.',
      'Counts of services do not add up: one person may use three.',
      'Forecasts dominate; published results come a year late.',
    ],
  },
  questions: [
    [
      'Is the market growing?',
      'Digital audio, yes: in single digits in the United States and faster in Europe. All audio together, hardly.',
    ],
    [
      'Are podcasts too expensive?',
      'They cost most by the thousand and are listened to most closely. See [prices](price-budget-rates-cpm).',
    ],
    [
      'Which service is largest?',
      'By users with ads, Spotify. By time, the many stations together.',
    ],
    ['Do you have figures for Germany?', 'We found none for online audio that we would print.'],
    [
      'What does a listener earn a station?',
      'Little by little: at a CPM of $20, each play of an ad brings two cents, and the seller keeps a share of them. That is why breaks are short and many.',
    ],
  ],
  next: ['trends', 'targeting', 'price-budget-rates-cpm', 'billboards-digital/market'],
}
