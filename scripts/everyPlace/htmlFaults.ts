import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** What the HTML standard says; matters of taste are left out. */
const judge = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/** What is wrong with the HTML of a page, by which rule and where. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await judge.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${message} (${ruleId}) at ${selector}`),
  )
}
