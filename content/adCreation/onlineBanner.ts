import { type AdCreationPage, COMMON_QUESTIONS, HOW_IT_WORKS } from './adCreationPage.ts'

export const ONLINE_BANNER_PAGE: AdCreationPage = {
  slug: 'online-banner',
  name: 'Online banner',
  headline: 'Display banners, ready for every site',
  intro:
    'Medium rectangle, leaderboard, skyscraper: one idea, laid out for each shape, so that none looks like a cut-off of another.',
  whatYouGet: [
    'Wording that fits in three seconds of attention',
    'Your colors and type, or a suggestion if you have none',
    'Files within the IAB weights, checked before you get them',
  ],
  steps: HOW_IT_WORKS,
  faq: [
    {
      question: 'Do I need all three sizes?',
      answer:
        'Not to start. But each size opens further places on the sites you choose, and a campaign with all three spends its budget more evenly.',
    },
    {
      question: 'Still or animated?',
      answer:
        'Still banners load fastest and say one thing well. Animation helps when the offer needs two or three beats. It ends after 30 seconds at the latest.',
    },
    {
      question: 'When must a banner be ready?',
      answer: 'At least two working days before your campaign starts.',
    },
    ...COMMON_QUESTIONS,
  ],
}
