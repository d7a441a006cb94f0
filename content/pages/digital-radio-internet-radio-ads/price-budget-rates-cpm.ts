import type { MarketingPage } from '../marketingPage.ts'
import {
  cpmBars,
  SAVINGS,
  dollars,
  inventoryGroups,
  inventoryRow,
  leastBudget,
  mediaRows,
  mostFormatAdds,
  premiumCpm,
  priceRows,
  typicalCpm,
  viewsFor,
  viewsWords,
} from '../ownFigures.ts'

const groups = inventoryGroups('online_audio')
const BUDGET_MINOR = 1_200_00
const VOICE_MINOR = 150_00
const REAL_CPM = Math.round(
  ((BUDGET_MINOR + VOICE_MINOR) / viewsFor('online_audio', BUDGET_MINOR)) * 1_000,
)

export const page: MarketingPage = {
  question: 'What does an internet radio ad cost?',
  description:
    'Prices of internet radio and podcast ads by genre, the minimum budget, volume savings and a calculator, beside published figures for radio.',
  answer: `About **${typicalCpm('online_audio')}** for a thousand plays, about **${premiumCpm('online_audio')}** on premium stations. A spot of up to thirty seconds costs ${mostFormatAdds('online_audio')} more than one of up to fifteen. **${leastBudget('online_audio')}** is the minimum and buys some ${viewsWords('online_audio', 250_00)} plays. A voice can be free or cost as much as a good microphone.`,
  picture: {
    kind: 'bars',
    rows: groups.slice(0, 5).map(({ label, medianMinor }) => ({
      label,
      value: medianMinor,
      shown: dollars(medianMinor),
    })),
    alt: 'Bars of the middle price of a thousand plays in five genres of our example inventory.',
    otherwise: cpmBars('online_audio', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
  },
  figures: [
    {
      value: typicalCpm('online_audio'),
      text: 'Typical price of a thousand plays here.',
      from: 'own',
    },
    {
      value: '$23.33',
      text: 'Median price of a thousand podcast ads of 60 seconds in January 2022',
      from: 'AUD-C2',
    },
    {
      value: '$6.75',
      text: 'Median for a radio spot of 30 seconds on the air, at the same time',
      from: 'AUD-C2',
    },
    {
      value: '10,126',
      text: 'attentive seconds for a thousand audio ads, against a norm of 6,501, in a study of 2023',
      from: 'AUD-P1',
    },
  ],
  calculator: {
    title: 'Work it out',
    intro: 'Money to plays, or plays to money, with the savings in it.',
    preset: { kind: 'cpm', values: { budget: 1200, views: 60_000 } },
  },
  parts: [
    {
      heading: 'Genres and their prices',
      text: [
        'Music that many people hear at work is cheapest. Talk, podcasts and Latin stations cost more, because their listeners listen closely or are sought after. The differences are smaller than on other media{{: the most expensive genre in the table costs about 30% more than the cheapest}}. Choose by fit.',
      ],
      table: {
        isOfExamples: true,
        caption: 'Price of a thousand plays by genre, US example inventory',
        head: ['Genre', 'Stations', 'Lowest', 'Median', 'Highest'],
        rows: groups.map(inventoryRow),
        bars: groups.map(({ medianMinor }) => medianMinor),
        note: 'Up to 15 seconds, before tax and savings. Genres with at least two example stations.',
      },
      term: {
        name: 'Play',
        text: 'One start of your spot in somebody’s stream; reports count it as an impression. Most run to the end.',
      },
    },
    {
      heading: 'Why it costs more than the radio on the hill',
      text: [
        'In the most cited comparison, of January 2022, the median price of a thousand impressions was $6.75 for a radio spot and $23.33 for a podcast ad[^AUD-C2]. A transmitter reaches everybody within fifty miles and charges for all of them, most of whom will never pass your shop. A stream costs about three times as much per ear and goes only to the ears you chose. If a third of the transmitter’s listeners live where you deliver, the two are even; if a tenth do, the stream is the bargain.',
      ],
    },
    {
      heading: 'What adds and what saves',
      text: [
        `Thirty seconds instead of fifteen add ${mostFormatAdds('online_audio')} to a thousand plays. Picking stations by hand, narrowing the audience or the hours, and a cap of one a day add from a few cents to a few dollars. Volume saves ${SAVINGS} on the whole campaign.`,
      ],
      table: {
        caption: 'The typical price by budget',
        head: ['Budget', 'CPM', 'Plays'],
        rows: priceRows('online_audio', [250_00, 1_000_00, 5_000_00, 10_000_00, 25_000_00]),
      },
      term: {
        name: 'Attention price',
        text: 'What a thousand attentive seconds cost. It compares media by what gets through, not by what is sent.',
      },
    },
    {
      heading: 'Price per attentive second',
      text: [
        'A study of 2023, made with sellers of audio, measured how long people paid attention to ads: 10,126 seconds for a thousand audio ads, 6,501 as the norm of other media[^AUD-P1]. Divide the price by the seconds, and the order of media changes. The partners had an interest in the result, but the method is still worth stealing. A medium that looks expensive by the thousand can be cheap by what people take in.',
      ],
    },
    {
      heading: 'Beside the other media',
      text: [
        'Audio lies in the middle: more expensive than screens, banners and online video, cheaper than television, with a minimum of two hundred and fifty dollars. The list says where each of the six begins. What it cannot say is which of them your customers have time for.',
      ],
      table: {
        caption: 'Entry, price and lead time of the six media',
        head: ['Medium', 'Minimum budget', 'Typical CPM', 'Lead time'],
        rows: mediaRows(),
      },
    },
  ],
  example: {
    heading: 'A bike shop, with $1,200',
    text: [
      'The bike shop hires a voice actor for the season’s spot. The fee is an assumption; the ad creation page lists the current price of a spot.',
    ],
    rows: [
      ['Media budget', dollars(BUDGET_MINOR)],
      ['Plays at the typical price', viewsWords('online_audio', BUDGET_MINOR)],
      ['Voice and editing, once', dollars(VOICE_MINOR), 'assumed'],
      ['Real price of 1,000 plays', dollars(REAL_CPM), 'both sums divided by the plays'],
      ['Tune-ups that pay for it', '34', 'at an assumed profit of $40 each'],
    ],
  },
  pros: {
    for: [
      'Production can cost nothing, which no other medium with sound can say.',
      'You pay for ears in your region only.',
      'Small steps: a second town is one more line in the cart.',
    ],
    against: [
      'Per thousand it costs three to four times what a street screen does.',
      'Cheap genres are cheap because people listen less closely.',
      'Podcast prices rise with fame, and fame is not fit.',
    ],
  },
  questions: [
    [
      'Is there a price for a whole month?',
      'No. A budget buys plays, and you spread them over the days you like.',
    ],
    [
      'Do mornings cost more?',
      'Choosing only some hours adds up to 15%, whichever they are. All hours together cost least.',
    ],
    [
      'What does a professional spot cost?',
      'Ad creation lists its price with the number of voices and rounds. Ordered with the campaign, it arrives in time.',
    ],
    [
      'What happens to plays that never ran?',
      'What was not delivered comes back as a coupon when the campaign ends.',
    ],
    [
      'Why do guides name such different prices?',
      'They mix on-air radio, streaming and podcasts, and different years. Look for the year first.',
    ],
  ],
  next: [
    'cheap-small-businesses',
    'conversion-kpis',
    'market',
    'ctv-streaming-ads/price-budget-rates-cpm',
  ],
}
