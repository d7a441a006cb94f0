import { CART_LIFE_DAYS } from '#domain/commerce/cart/retention.ts'
import { LEAD_LIFE_DAYS } from '#domain/sales/lead/leadLimits.ts'
import {
  LOGGED_EVENT_LIFE_DAYS,
  SESSION_LIFE_DAYS,
  TRANSCRIPT_LIFE_DAYS,
} from '#domain/contact/realtime/retention.ts'
import type { LegalPage } from './legalPage.ts'

/** The stored data of visitors and buyers, with purpose and retention. */
export const PRIVACY_PAGE: LegalPage = {
  title: 'Privacy',
  inForceSince: '2026-11-23',
  description:
    'What AdMarket Direct keeps about you, why, for how long, who sees it, and how you get a copy or have it deleted.',
  intro:
    'We keep what we need to plan, book and bill advertising, and nothing else. This page says what that is, where we keep it and for how long.',
  sections: [
    {
      id: 'browsing',
      title: 'When you look around',
      paragraphs: [
        'Our servers see your IP address and browser while they answer. Our logs contain no names, no addresses of people and no IP addresses.',
        'A cookie remembers the language of the site for 365 days. A tracking cookie, set only while our live connection to you is open, lasts 7 days. Another cookie, which opens that connection, expires after 30 seconds. If you arrive through an ad or a partner’s link, a cookie records which one until you close your browser; we store it with what you then request or order. It is not set in European time zones, or if your browser sends Do Not Track or Global Privacy Control. When you log in, one cookie keeps you logged in for 30 days, and another recognizes your device for 400 days, so that a stranger who guesses at your password cannot lock you out.',
        'With each login we keep the browser’s name and the town and country it came from, so that you can see in your account where you are logged in; they are deleted when that login ends.',
        'So that nobody can take all billboard slots, coupons or storage, we count use by network. For the network you come from, we keep a name that is made with a secret key and does not reveal your IP address: for a day or two where requests, uploads or messages are counted; with the slots that a cart or an order holds; and with a coupon that each guest can use once, for as long as its use is kept.',
        'Analytics, the tag manager and session recording start only when your browser’s time zone is outside Europe and it sends neither Do Not Track nor Global Privacy Control. Otherwise none of them is loaded, and nothing is sent.',
      ],
    },
    {
      id: 'cart',
      title: 'When you plan and fill the cart',
      paragraphs: [
        `Your cart is kept in your browser’s local storage until you empty it or clear your browser’s data. A copy under a random session number is kept on our servers, so that we can check prices, coupons and screens; it does not say who you are. It is deleted ${CART_LIFE_DAYS} days after its last change.`,
        'What you type at checkout is kept in this browser tab until you order or close the tab, so that a reload loses nothing. We never keep card numbers.',
      ],
    },
    {
      id: 'chat',
      title: 'When you talk to us in the chat',
      paragraphs: [
        'While you are on the site, our desk sees the page you are on, how you came here (whether from an ad, and the search words of that ad), your country, language and time zone, what your cart is worth and, when you are logged in, your name, email and orders. It needs this to help you.',
        `What you and the desk write is kept for ${TRANSCRIPT_LIFE_DAYS} days and then deleted, with the desk’s notes. The link between your browser and the conversation is deleted ${SESSION_LIFE_DAYS} days after your last visit. We use an email address that you leave in the chat to answer you and for nothing else.`,
        `Where analytics may run, we log what happens on our pages (a page opened, a button pressed, a form sent, something added to the cart or bought) for ${LOGGED_EVENT_LIFE_DAYS} days. We log nothing of the kind in European time zones, or if your browser asks not to be tracked; the chat works all the same.`,
        'When you delete your account, its chats and events are deleted at once.',
      ],
    },
    {
      id: 'call',
      title: 'When you ask for a call or write to us',
      paragraphs: [
        `Your name, phone number, company, email and message go to our desk, which uses them to answer you and for nothing else. Until they reach us, they wait in your browser’s local storage. The desk sees your earlier requests with the same phone number or email, and the pages and cart of the visit you wrote in. Your request is deleted ${LEAD_LIFE_DAYS} days after our last contact, at once if you delete your account, and earlier if you ask us to.`,
      ],
    },
    {
      id: 'order',
      title: 'When you order',
      paragraphs: [
        'We keep the contact, the advertiser, the billing address, what was ordered and what was paid. We need this to perform the contract, and tax law obliges us to keep invoices, usually for seven to ten years.',
        'Card payments go through our payment provider. Your card number goes to the provider; we do not store it. If you save a card, the provider stores it, and we store its brand, last four digits and expiry date until you remove it or delete your account.',
        'We check the form of a VAT ID and, where required, verify it with the authority that issued it.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees data',
      paragraphs: [
        'Publishers and screen operators get your ads and the plan of the campaign, not your contact or billing data.',
        'Companies that work for us (hosting, email, payment) get what they need for that work and may not use it for anything else. We do not sell data.',
      ],
    },
    {
      id: 'audience',
      title: 'The people who see your ads',
      paragraphs: [
        'Our forecasts are made from public statistics: population by place, and shares of the population by age, gender and interest. They contain no data about individual people.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask what we keep about you, have it corrected, get a copy, or have it deleted, except what the law obliges us to keep. Reply to any email from us, or write to the address on your order confirmation or invoice.',
        'You can complain to the data protection authority of your country or state.',
      ],
    },
  ],
}
