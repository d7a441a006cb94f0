import type { AdCreationSlug } from '#domain/catalogue/adCreationPackage.ts'

/** The words of one ad-creation page; packages and prices come from the catalogue by the slug. */
export interface AdCreationPage {
  slug: AdCreationSlug
  /** As links and breadcrumbs name the page. */
  name: string
  headline: string
  intro: string
  /** What every package of the page includes. */
  whatYouGet: readonly string[]
  steps: readonly { title: string; text: string }[]
  faq: readonly { question: string; answer: string }[]
}

/** How an ad creation goes, the same for all kinds. */
export const HOW_IT_WORKS = [
  {
    title: 'Choose a package',
    text: 'Put it in the cart, alone or beside a campaign, and pay by card or invoice.',
  },
  {
    title: 'Send your material',
    text: 'We email you to ask for your logo, pictures and message.',
  },
  {
    title: 'See the draft',
    text: 'It comes by email within the working days of the package. You say what to change.',
  },
  {
    title: 'Get the files',
    text: 'You receive the finished files, made to the limits of the medium. They are yours to use.',
  },
] as const

/** Questions that come up with every kind of ad creation. */
export const COMMON_QUESTIONS = [
  {
    question: 'When do the working days start?',
    answer:
      'On the day we receive everything we asked for. Weekends and public holidays do not count.',
  },
  {
    question: 'What is a revision?',
    answer:
      'One round of changes to the draft, however many points it has. Our own typing errors never count.',
  },
  {
    question: 'May I use the ad elsewhere?',
    answer:
      'Yes. You may use it in any medium and for as long as you like, including the licensed music, pictures and voices in it.',
  },
] as const
