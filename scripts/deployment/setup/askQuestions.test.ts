import { describe, expect, it } from 'vitest'
import {
  type Answers,
  EXAMPLE_ANSWERS,
  proposedAnswers,
  QUESTIONS,
  readAnswers,
} from './answers.ts'
import { askQuestions } from './askQuestions.ts'

/** Types the lines, and returns the answers with the prompts and output. */
async function type(
  lines: readonly string[],
  proposed: Partial<Record<keyof Answers, string>> = {},
) {
  const left = [...lines]
  const prompts: string[] = []
  const printed: string[] = []
  const ask = async (prompt: string) => {
    prompts.push(prompt)
    const line = left.shift()
    if (line === undefined) throw new Error(`Nothing is left to type at "${prompt}".`)
    return await Promise.resolve(line)
  }
  const answers = await askQuestions({ ask, log: (line) => printed.push(line) }, proposed)
  return { answers, prompts, printed }
}

describe('the questions of setup', () => {
  it('are repeated after a wrong answer, one at a time', async () => {
    const lines = QUESTIONS.flatMap(({ name }) => {
      if (name === 'location') return ['us', EXAMPLE_ANSWERS.location]
      if (name === 'creativesHost') return ['files.example.com', EXAMPLE_ANSWERS.creativesHost]
      if (name === 'sellerBank') return ['', EXAMPLE_ANSWERS.sellerBank]
      return [EXAMPLE_ANSWERS[name]]
    })
    const { answers, printed } = await type(lines)
    expect(readAnswers(answers)).toEqual(EXAMPLE_ANSWERS)
    expect(printed).toEqual([
      '  This must be on another registrable domain than the site.',
      '  This is needed.',
      '  This must be one of wnam, enam, weur, eeur, apac, oc.',
    ])
  })

  it('propose values that both environments share, but no host or key of the other one', async () => {
    const proposed = proposedAnswers({ sellerBank: 'Account 2' }, EXAMPLE_ANSWERS)
    expect(proposed).toMatchObject({
      sellerLaw: EXAMPLE_ANSWERS.sellerLaw,
      sellerBank: 'Account 2',
    })
    const own = new Set(['siteHost', 'serveHost', 'creativesHost', 'stripePublicKey'])
    expect(Object.keys(proposed).filter((name) => own.has(name))).toEqual([])
    const lines = QUESTIONS.map(({ name }) => (own.has(name) ? EXAMPLE_ANSWERS[name] : ''))
    const { answers, prompts } = await type(lines, proposed)
    expect(readAnswers(answers)).toEqual({ ...EXAMPLE_ANSWERS, sellerBank: 'Account 2' })
    expect(prompts).toContain('Where invoices are paid to [Account 2]: ')
  })

  it('report a wrong pair of hosts together with other wrong answers', () => {
    expect(() =>
      readAnswers({ ...EXAMPLE_ANSWERS, serveHost: EXAMPLE_ANSWERS.siteHost, location: 'us' }),
    ).toThrow(/location: must be one of[\s\S]*serveHost: must be another host/)
  })
})
