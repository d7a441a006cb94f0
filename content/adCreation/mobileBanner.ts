import { type AdCreationPage, COMMON_QUESTIONS, HOW_IT_WORKS } from './adCreationPage.ts'

export const MOBILE_BANNER_PAGE: AdCreationPage = {
  slug: 'mobile-banner',
  name: 'Mobile banner',
  headline: 'Mobile banners that work on a small screen',
  intro:
    'A phone leaves room for one thought. We find yours, set it large, and make it in the sizes that apps and mobile sites show.',
  whatYouGet: [
    'Drawn for the phone, not shrunk from a desktop banner',
    'One clear call to action, large enough for a thumb',
    'Files light enough to load on a slow connection',
  ],
  steps: HOW_IT_WORKS,
  faq: [
    {
      question: 'Which size should I take?',
      answer:
        'The 300x50 leaderboard appears most often and costs least. The 320x480 interstitial fills the screen, is seen most and costs more per thousand impressions. With the full set your campaign can use both.',
    },
    {
      question: 'When must a banner be ready?',
      answer: 'At least two working days before your campaign starts.',
    },
    ...COMMON_QUESTIONS,
  ],
}
