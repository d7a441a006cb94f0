import { spokenWords } from '#domain/catalogue/spokenWords.ts'
import { type AdCreationPage, COMMON_QUESTIONS, HOW_IT_WORKS } from './adCreationPage.ts'

export const ONLINE_AUDIO_SPOT_PAGE: AdCreationPage = {
  slug: 'online-audio-spot',
  name: 'Online audio spot',
  headline: 'A radio spot, written and spoken for you',
  intro:
    'We write it, cast the voice and mix it, up to 30 seconds long. You send a few facts and approve the script before anybody steps up to the microphone.',
  whatYouGet: [
    'A script you approve before the recording',
    'A professional voice, chosen with you from samples',
    'A mix at streaming loudness, as loud as the program around it',
  ],
  steps: HOW_IT_WORKS,
  faq: [
    {
      question: 'How much can be said in 30 seconds?',
      answer: `About ${spokenWords(30)} words, and about ${spokenWords(15)} in 15 seconds, if they are to be understood.`,
    },
    {
      question: 'Can I change the words later?',
      answer:
        'Until the recording as often as the revisions allow. After it, a changed line is recorded again and counts as one revision.',
    },
    {
      question: 'Can you use my own recording or jingle?',
      answer: 'Yes, if you hold the rights. Send it with your material and we build it in.',
    },
    ...COMMON_QUESTIONS,
  ],
}
