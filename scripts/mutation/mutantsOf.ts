import { parseSync, Visitor } from 'vite'

/** One deliberate fault: replaces the text between two positions of a file. */
export interface Mutant {
  start: number
  end: number
  replacement: string
}

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const OTHER_METHOD = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    some: 'every',
    every: 'some',
  }),
)

interface Place {
  start: number
  end: number
}

const isText = ({ type, ...node }: { type: string; value?: unknown }) =>
  type === 'TemplateLiteral' || typeof node.value === 'string'

/**
 * All faults to try in a source: a moved boundary, an opposite operator or method, a condition that is always or never
 * true, a removed negation, an inverted boolean. Skips texts and plain numbers.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const add = ({ start, end }: Place, replacement: string) =>
    void found.push({ start, end, replacement })
  const turnOperator = (left: Place, operator: string, right: Place) => {
    const other = OTHER_OPERATOR[operator]
    const start = source.indexOf(operator, left.end)
    if (other && start !== -1 && start < right.start)
      add({ start, end: start + operator.length }, other)
  }
  const decide = (test: Place) => {
    add(test, 'true')
    add(test, 'false')
  }
  const types = new Set<number>()
  new Visitor({
    BinaryExpression: ({ left, operator, right }) => {
      if (!isText(left) && !isText(right)) turnOperator(left, operator, right)
    },
    LogicalExpression: ({ left, operator, right }) => turnOperator(left, operator, right),
    ConditionalExpression: ({ test }) => decide(test),
    IfStatement: ({ test }) => decide(test),
    UnaryExpression: (node) => {
      if (node.operator === '!') add({ start: node.start, end: node.argument.start }, '')
    },
    MemberExpression: ({ property }) => {
      const other = property.type === 'Identifier' ? OTHER_METHOD.get(property.name) : undefined
      if (other) add(property, other)
    },
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    Literal: (node) => {
      if (typeof node.value === 'boolean' && !types.has(node.start)) add(node, String(!node.value))
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** A source with one of its faults. */
export const withMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)
