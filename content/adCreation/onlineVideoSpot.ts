import { type AdCreationPage, COMMON_QUESTIONS, HOW_IT_WORKS } from './adCreationPage.ts'

export const ONLINE_VIDEO_SPOT_PAGE: AdCreationPage = {
  slug: 'online-video-spot',
  name: 'Online video spot',
  headline: 'A video spot for the web and the big screen',
  intro:
    'From your photos, from footage or drawn from nothing: a spot of up to 30 seconds that runs before online videos and between the shows on streaming TV.',
  whatYouGet: [
    'A storyboard or picture sequence before we cut',
    'Full HD, 16:9, for online video and streaming TV alike',
    'Titles that carry the message with the sound off',
  ],
  steps: HOW_IT_WORKS,
  faq: [
    {
      question: 'Can one spot run online and on streaming TV?',
      answer:
        'Yes. Every package is delivered in 1920x1080 with sound for both, so one spot serves two campaigns.',
    },
    {
      question: 'Do you film at my place?',
      answer:
        'Not in these packages. They work with your own pictures and footage, with licensed clips or with illustration.',
    },
    {
      question: '15 or 30 seconds?',
      answer:
        '15 seconds suit one offer and cost less per thousand impressions. 30 seconds leave time for a story. The two larger packages give you both.',
    },
    ...COMMON_QUESTIONS,
  ],
}
