import { parseSync, Visitor } from 'vite'

/** A regular expression as it stands in a file. */
export interface Expression {
  file: string
  source: string
  flags: string
}

/** Every literal regular expression of a module; those built at run time from parts are not among them. */
export function expressionsOf(file: string, code: string): Expression[] {
  const found: Expression[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}
