import { letter } from '#content/mails/foundation/letter.ts'

/** The mail with a code for a mailed link. */
export const ACCESS_MAILS = {
  code: (about: { title: string; code: string; minutes: number }) =>
    letter({
      subject: `Your code for ${about.title}`,
      greeting: 'Hello,',
      paragraphs: [
        `Enter this code on the page that asked for it to open ${about.title}. It works once and expires after ${about.minutes} minutes.`,
      ],
      code: about.code,
      closing:
        'If this was not you, you can ignore this email. Never share the code with anyone: we will never ask you for it.',
    }),
} as const
