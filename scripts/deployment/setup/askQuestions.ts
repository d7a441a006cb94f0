import { answerProblem, type Answers, QUESTIONS } from './answers.ts'

interface Terminal {
  /** The operator's input at a prompt. */
  ask: (prompt: string) => Promise<string>
  log: (line: string) => void
}

/** Asks each question until the answer is valid; Enter accepts the proposal, shown in brackets. */
export async function askQuestions(
  { ask, log }: Terminal,
  proposed: Partial<Record<keyof Answers, string>>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const { name, question } of QUESTIONS) {
    const own = proposed[name]
    const prompt = own === undefined ? `${question}: ` : `${question} [${own}]: `
    for (;;) {
      answers[name] = (await ask(prompt)).trim() || (own ?? '')
      const problem = answerProblem(name, answers)
      if (problem === null) break
      log(`  This ${problem}.`)
    }
  }
  return answers
}
