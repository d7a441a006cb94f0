// Rules of oxlint for the product's conventions (a plugin in ESLint's interface).
import { dataTables, localeFormats, pageState, readErrors } from './screenRules.js'

const KEY_NAMES =
  /^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right)| |[a-z\d/?])$/

const isKey = (node) =>
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'key') ||
  (node.type === 'Identifier' && node.name === 'key')

const isKeyName = (node) =>
  node.type === 'Literal' && typeof node.value === 'string' && KEY_NAMES.test(node.value)

/** Key presses consumed by an input method are not commands: Enter ends a word, Escape closes its list. */
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

/** Numbers are typed only in NumberField and MoneyField, which parse every notation and ignore the mouse wheel. */
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
        // A code or a card number is a text of digits, and declares so to the browser.
        const isCode = mode === 'numeric' && attribute(node, 'autoComplete') !== undefined
        if (textOf(attribute(node, 'type')) === 'number' || mode === 'decimal') report(node)
        else if (mode === 'numeric' && !isCode) report(node)
      },
    }
  },
}

/** Operations use `context.db`: the context's creator decides which database or replica it reads. */
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

/** Whether a type holds a promise; functions that return one hold none. */
function holdsPromise(node) {
  if (Array.isArray(node)) return node.some(holdsPromise)
  if (node === null || typeof node !== 'object' || node.type === 'TSFunctionType') return false
  if (node.type === 'TSTypeReference' && node.typeName.name === 'Promise') return true
  return Object.entries(node).some(([key, value]) => key !== 'parent' && holdsPromise(value))
}

/** Requests of one isolate share values, never promises: that of a canceled request never settles. */
const sharedPromises = {
  meta: {
    messages: {
      promise:
        'Cache the complete value (worker/platform/CachedValues.ts): a promise of a canceled request never settles, and every later request would wait for it.',
    },
  },
  create(context) {
    return {
      Program({ body }) {
        const statements = body.map((node) => node.declaration ?? node)
        for (const { type, declarations } of statements) {
          if (type !== 'VariableDeclaration') continue
          for (const { id, init } of declarations) {
            const types = [id.typeAnnotation, init?.type === 'NewExpression' && init.typeArguments]
            if (types.some((one) => one && holdsPromise(one)))
              context.report({ node: id, messageId: 'promise' })
          }
        }
      },
    }
  },
}

const HEADER = /^(?:x-amd-[a-z-]+|x-health-secret|x-request-id|idempotency-key)$/i

/** A header name is spelled in one place, so that both ends of a request agree. */
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

const TYPED_TEXT =
  /^(?:text|name|label|note|message|reason|title|payer|reference|detail|comment|address|item|q|search|\w+(?:Text|Name|Label|Note|Message|Reason|Title|Address))$/
const LIMIT = /^[A-Z][A-Z\d_]+$|^(?:max|longest|limit)|(?:Max|Longest|Limits?)/
/** Shorter cuts take parts of codes: the first letter, the year of a date. */
const LEAST_LIMIT = 30

/** Possibly user-typed text, by its name or because it comes from the page's address. */
function isTypedText(node) {
  if (node.type === 'ChainExpression') return isTypedText(node.expression)
  if (node.type === 'LogicalExpression') return isTypedText(node.left)
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0
  if (node.type === 'Identifier') return TYPED_TEXT.test(node.name)
  if (node.type === 'MemberExpression' && !node.computed) return TYPED_TEXT.test(node.property.name)
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  if (property.name === 'get') return node.arguments[0]?.value === 'q'
  return (
    /^(?:trim|trimEnd|replace|replaceAll|normalize)$/.test(property.name) && isTypedText(object)
  )
}

function isLimit(node) {
  if (node?.type === 'BinaryExpression') return isLimit(node.left)
  if (node?.type === 'Literal') return node.value >= LEAST_LIMIT
  if (node?.type === 'MemberExpression') return isLimit(node.object) || isLimit(node.property)
  return node?.type === 'Identifier' && LIMIT.test(node.name)
}

/** User-typed text is cut between characters: `slice` may split an emoji or a letter from its accent. */
const wholeCharacters = {
  meta: {
    messages: { cut: 'Use firstCharacters or shortened: slice cuts an emoji or a letter in half.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.computed) return
        if (!/^(?:slice|substring|substr)$/.test(callee.property.name)) return
        if (node.arguments[0]?.value !== 0 || !isLimit(node.arguments[1])) return
        if (isTypedText(callee.object)) context.report({ node, messageId: 'cut' })
      },
    }
  },
}

const MEDIA = /^(?:online_display|mobile_display|online_video|online_audio|ctv|dooh)$/

/** Rules check a trait, such as sold by slots, so that a seventh medium needs no search for comparisons. */
const mediaTraits = {
  meta: {
    messages: {
      trait:
        'Ask for a trait of domain/foundation/media/mediaTraits.ts instead of naming the medium.',
    },
  },
  create(context) {
    return {
      BinaryExpression({ operator, left, right }) {
        if (!/^[!=]==$/.test(operator)) return
        for (const node of [left, right])
          if (node.type === 'Literal' && MEDIA.test(node.value))
            context.report({ node, messageId: 'trait' })
      },
      CallExpression({ callee }) {
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes') return
        if (isMediaList(callee.object)) context.report({ node: callee, messageId: 'trait' })
      },
      NewExpression(node) {
        if (node.callee.name === 'Set' && isMediaList(node.arguments[0]))
          context.report({ node, messageId: 'trait' })
      },
    }
  },
}

const isMediaList = (node) =>
  node?.type === 'ArrayExpression' &&
  node.elements.some((element) => element?.type === 'Literal' && MEDIA.test(element.value))

/** One module parses mail subjects, so that their form can change. */
const mailSubjects = {
  meta: {
    messages: { split: 'Use parseMailSubject of domain/foundation/mail/mailSubject.ts.' },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'split') return
        const { object } = callee
        const name = object.type === 'MemberExpression' ? object.property.name : object.name
        if (name === 'subject') context.report({ node, messageId: 'split' })
      },
    }
  },
}

const ID_PATTERN = /^\^?\(?(?:\?:)?[a-z]{3}_(?:\\w|\[|\.)/

/** Ids have one format, by `idPattern` and `idSchema`. */
const idPatterns = {
  meta: {
    messages: { pattern: 'Use idPattern or idSchema of domain/foundation/ids.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (node.regex && ID_PATTERN.test(node.regex.pattern))
          context.report({ node, messageId: 'pattern' })
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
    'shared-promises': sharedPromises,
    'header-names': headerNames,
    'whole-characters': wholeCharacters,
    'media-traits': mediaTraits,
    'id-patterns': idPatterns,
    'mail-subjects': mailSubjects,
    'page-state': pageState,
    'data-tables': dataTables,
    'locale-formats': localeFormats,
    'read-errors': readErrors,
  },
}
