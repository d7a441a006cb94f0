import { parseSync, Visitor, type ESTree } from 'vite'

/** A regular expression as written in a file. */
export interface Expression {
  file: string
  source: string
  flags: string
}

/** Placeholder for a part known only at run time; a number inside braces. */
const UNKNOWN_PART = 'ab'
const UNKNOWN_COUNT = '9'

/** Every regular expression of a module, literal or built by `new RegExp` from text and parts. */
export function expressionsOf(file: string, code: string): Expression[] {
  const found: Expression[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [pattern, flags] = node.arguments
      const source = pattern && sourceOf(pattern)
      if (source === undefined) throw new Error(`${file}: a RegExp whose pattern is not readable`)
      const stated = flags?.type === 'Literal' ? String(flags.value) : ''
      found.push({ file, source, flags: stated })
    },
  }).visit(program)
  return found
}

function sourceOf(pattern: ESTree.Argument): string | undefined {
  if (pattern.type === 'Literal' && typeof pattern.value === 'string') return pattern.value
  if (pattern.type !== 'TemplateLiteral') return undefined
  return pattern.quasis
    .map(({ value }) => value.cooked ?? value.raw)
    .reduce((text, next) => text + (/\{\d*,?$/.test(text) ? UNKNOWN_COUNT : UNKNOWN_PART) + next)
}
