import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard, without rules of style. */
const judge = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/** HTML faults of a page, with rule and position. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await judge.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${message} (${ruleId}) at ${selector}`),
  )
}
