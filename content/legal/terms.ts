import type { LegalPage } from './legalPage.ts'

/** The terms and conditions that a buyer accepts at checkout. */
export const TERMS_PAGE: LegalPage = {
  title: 'Terms and conditions',
  inForceSince: '2026-11-23',
  description:
    'The terms of advertising booked on AdMarket Direct: offer and contract, creatives, delivery, stopping a campaign, payment and liability.',
  intro:
    'These terms apply to every order placed with AdMarket Direct: campaigns, and ads that we make for you. We have kept them short and in plain words. Your order records when you accepted them.',
  sections: [
    {
      id: 'contract',
      title: 'How a contract is made',
      paragraphs: [
        'Nothing you plan on our pages is binding until you place the order. Placing the order is your offer to us; our order confirmation, which we email at once, accepts it.',
        'You order for yourself as an individual, or for a company. If you order for a company or for somebody else, you confirm that you are authorized to do so.',
        'A forecast of people, impressions and reach is an estimate based on our inventory and on public population data. What we owe you is delivery of the impressions or the screen time stated in your order confirmation, at the price stated there.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices, currency and tax',
      paragraphs: [
        'Our prices are set in US dollars. If you pay in another currency, the amount is converted at the rate shown at checkout; the rate and its date are recorded with your order and never change afterward.',
        'Tax is added under the rule for your billing address. Checkout and your invoice name the rule that was applied. Companies outside the US can enter their VAT ID.',
        'If a price changes between planning and ordering, we show what changed and ask you again. You never pay more than the total you confirmed.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'You pay by debit or credit card, or by invoice. Card payments start at $0.50. An invoice is due on the date printed on it.',
        'A campaign ordered by invoice starts on its first day if the invoice is paid by then. If it is to start before the invoice is due, you agree at checkout that we check your credit, and we agree on the start with you. We send a reminder if an invoice is still open after its due date.',
        'Coupons are applied in the order in which you enter them. Each coupon can be used once, is not paid out in cash, and never reduces a total below zero. A coupon that stands for the unused part of a campaign you paid for keeps a balance: what one order does not use stays on it.',
      ],
    },
    {
      id: 'creatives',
      title: 'Your ads',
      paragraphs: [
        'You supply the ads in the formats listed in the order confirmation. Banners must reach us at least two working days before the start. If your ad comes late, the campaign starts when it is approved; the end date and the price stay the same.',
        'Audio and video spots are up to 30 seconds long, videos on digital billboards up to 10 seconds and without sound.',
        'You hold the rights to everything you supply, and what your ads say is true and permitted where they run. You indemnify us against claims by others that arise from your ads.',
        'We look at every ad before it runs. We may deny an ad that is unlawful, misleading, hateful, unsafe for children where they see it, or against the rules of a publisher. We always say why, and you can send another one.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      paragraphs: [
        'We spread your budget over the time you booked. If a campaign falls behind, we catch up within the time you booked. If it ends with fewer impressions than confirmed, you get a coupon worth the part that was not delivered.',
        'A slot on a digital billboard is held for you for 15 minutes while it is in your cart, and is yours once you have ordered. If a screen fails, we show your ad on a comparable screen nearby, or give you a coupon for the time that was lost.',
        'Reports show delivery as counted by our ad servers and by the operators of the screens. These figures are the basis of our invoice.',
      ],
    },
    {
      id: 'stopping',
      title: 'Changing and stopping a campaign',
      paragraphs: [
        'You can stop a campaign at any time. You then get a coupon worth the unused part. There is no cash refund, even if the campaign has not started.',
        'You can change a booked campaign on its order’s page: its budget, dates, hours, cap, audience, region, screens and formats, and after its start all but its start and formats. The booked price per impression stays; another audience, region or hour has its price of the day for what is still to be delivered. A change that costs more is an offer that you accept with the button that states the sum; it takes effect when it is paid, and lapses after 14 days. A change that costs less gives a coupon for the unused part.',
        'You can pause a paid campaign up to 10 times and for 90 days in all. What you paid stays paid. The end moves by the paused days if you choose so; billboards keep their end. Slots that you keep during a pause are charged as booked; slots that you release may be sold to others. Your report and the page of your invoice list the paused days.',
        'We may stop a campaign that breaks these terms. If you did not cause this, you get a coupon for the unused part as well.',
      ],
    },
    {
      id: 'ad-creation',
      title: 'Ads that we make for you',
      paragraphs: [
        'A package contains what its page lists, with the number of revisions stated there. The working days start when we have the material we ask you for. Correcting our own mistakes never counts as a revision.',
        'After payment, you may use the finished ad in any medium for as long as you like, including the licensed music, pictures and voices in it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, and for injury to life, body or health. For slight negligence we are liable only if an essential duty under the contract is breached, and only up to the price of the order concerned.',
        'We are not liable for what is outside our control, such as power or network failures, orders by authorities, or strikes. We make up for the part of a campaign that could not run for that reason with a coupon.',
      ],
    },
    {
      id: 'final',
      title: 'Final points',
      paragraphs: [
        'If one of these terms is not valid, the others stay in force. These terms do not affect any rights that the law of your country gives you as a consumer.',
        'We may change these terms for future orders. The version in force on the day you place an order applies to that order.',
      ],
    },
  ],
}
