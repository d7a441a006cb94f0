import { type AdCreationPage, COMMON_QUESTIONS, HOW_IT_WORKS } from './adCreationPage.ts'

export const DOOH_BILLBOARD_DESIGN_PAGE: AdCreationPage = {
  slug: 'dooh-billboard-design',
  name: 'Billboard design',
  headline: 'A billboard people can read at a glance',
  intro:
    'Drivers give a screen two seconds, passers-by perhaps five. We cut your message to what fits, and draw it for landscape, portrait, day and night.',
  whatYouGet: [
    'Seven words or fewer, set as large as they go',
    'Contrast checked for bright sun and for the night',
    'Exactly 1920x1080 or 1080x1920, as the screens take it',
  ],
  steps: HOW_IT_WORKS,
  faq: [
    {
      question: 'Landscape or portrait?',
      answer:
        'Look at the screens you plan: most roadside screens are landscape, most street and mall screens portrait. With both you are free to choose any screen.',
    },
    {
      question: 'May a billboard move?',
      answer:
        'On indoor and pedestrian screens yes, for up to 10 seconds and without sound. Roadside screens show still pictures so that they do not distract drivers.',
    },
    ...COMMON_QUESTIONS,
  ],
}
