// Rules of oxlint for what the product decided once (a plugin by ESLint's interface).

const KEY_NAMES =
  /^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right)| |[a-z\d/?])$/

const isKey = (node) =>
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'key') ||
  (node.type === 'Identifier' && node.name === 'key')

const isKeyName = (node) =>
  node.type === 'Literal' && typeof node.value === 'string' && KEY_NAMES.test(node.value)

/** Key presses that an input method takes are no commands: Enter ends a word, Escape closes its list. */
const composingKeys = {
  meta: {
    messages: {
      ask: 'Return first where isComposing(event) of client/ui/isComposing.ts is true: an input method takes that key.',
      helper:
        'Call isComposing(event) of client/ui/isComposing.ts: Safari tells it by the key code alone.',
    },
  },
  create(context) {
    let isAsked = false
    const comparisons = []
    return {
      CallExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'isComposing') isAsked = true
      },
      MemberExpression(node) {
        if (!node.computed && node.property.name === 'isComposing')
          context.report({ node, messageId: 'helper' })
      },
      BinaryExpression(node) {
        const { operator, left, right } = node
        if (/^[!=]==$/.test(operator) && isKey(left) && isKeyName(right)) comparisons.push(node)
      },
      'Program:exit'() {
        if (!isAsked && comparisons.length > 0)
          context.report({ node: comparisons[0], messageId: 'ask' })
      },
    }
  },
}

const attribute = (element, name) =>
  element.attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === name)
const textOf = (found) => (found?.value?.type === 'Literal' ? found.value.value : undefined)

/** Numbers are typed in NumberField and MoneyField alone: they read every way of writing, and no wheel turns them. */
const oneNumberField = {
  meta: {
    messages: {
      field:
        'Use NumberField or MoneyField of client/ui: other fields misread decimals or react to the wheel.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'field' })
    return {
      ImportDeclaration(node) {
        if (/^react-aria(?:-components)?\/(?:src\/)?(?:use)?NumberField/.test(node.source.value))
          report(node)
        const isAria = /^(?:react-aria|@react-aria)/.test(node.source.value)
        const names = node.specifiers.map(({ imported }) => imported?.name)
        if (isAria && names.some((name) => /^(?:use)?NumberField$/.test(name ?? ''))) report(node)
      },
      JSXOpeningElement(node) {
        const mode = textOf(attribute(node, 'inputMode'))
        // A code or a card number is text of digits, and says so to the browser.
        const isCode = mode === 'numeric' && attribute(node, 'autoComplete') !== undefined
        if (textOf(attribute(node, 'type')) === 'number' || mode === 'decimal') report(node)
        else if (mode === 'numeric' && !isCode) report(node)
      },
    }
  },
}

/** Operations use `context.db`: whoever makes a context decides which database, or which replica, it reads. */
const contextDatabase = {
  meta: {
    messages: {
      connect: 'Use context.db. worker/platform/databaseContext.ts alone connects.',
    },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '#database/connection.ts') return
        for (const specifier of node.specifiers)
          if (specifier.imported?.name === 'connect')
            context.report({ node: specifier, messageId: 'connect' })
      },
    }
  },
}

const HEADER = /^(?:x-amd-[a-z-]+|x-health-secret|x-request-id|idempotency-key)$/i

/** A header is spelled in one place, so that both ends of a request read the same. */
const headerNames = {
  meta: {
    messages: { name: 'Import the name of this header from domain/foundation/headerNames.ts.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && HEADER.test(node.value))
          context.report({ node, messageId: 'name' })
      },
    }
  },
}

export default {
  meta: { name: 'product' },
  rules: {
    'composing-keys': composingKeys,
    'one-number-field': oneNumberField,
    'context-database': contextDatabase,
    'header-names': headerNames,
  },
}
