// Rules for screens: one design of loading and tables, one format of dates.

/** Loading, failed, missing and empty page content each have one design. */
export const pageState = {
  meta: {
    messages: {
      loading: 'Use Loading of client/ui: it draws the skeletons and says what is loading.',
      failure: 'Use PageState of client/components/foundation/pageState.',
    },
  },
  create(context) {
    const sources = new Map()
    const reportName = (node, name) => {
      if (/^Loading[A-Z]?|^[A-Z]\w*Skeleton$/.test(name ?? ''))
        context.report({ node, messageId: 'loading' })
    }
    return {
      ImportDeclaration(node) {
        sources.set(node.source.value.replace(/^.*\//, ''), node)
      },
      FunctionDeclaration: (node) => reportName(node, node.id?.name),
      'Program:exit'() {
        const skeleton = sources.get('Skeleton.tsx')
        if (skeleton) context.report({ node: skeleton, messageId: 'loading' })
        const retry = sources.get('RetryCallout.tsx')
        if (retry && !sources.has('PageState.tsx'))
          context.report({ node: retry, messageId: 'failure' })
      },
    }
  },
}

/** Records use DataTable, which has the design of all tables, and cards for narrow windows. */
export const dataTables = {
  meta: {
    messages: { table: 'Use DataTable of client/ui: it draws columns from their definitions.' },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (node.source.value.endsWith('/TableCells.tsx'))
          context.report({ node, messageId: 'table' })
      },
      JSXOpeningElement(node) {
        if (node.name.name === 'table') context.report({ node, messageId: 'table' })
      },
    }
  },
}

/** One place converts a thrown value into a ProductError, so that every screen words an unknown failure alike. */
export const readErrors = {
  meta: {
    messages: {
      read: 'Use asProductError of domain/foundation/errors/productError.ts, with a message for other failures.',
    },
  },
  create(context) {
    return {
      ConditionalExpression({ test }) {
        if (test.type === 'BinaryExpression' && test.operator === 'instanceof')
          if (test.right.name === 'ProductError') context.report({ node: test, messageId: 'read' })
      },
    }
  },
}

/** Dates and numbers have one format each, by functions that a developer can find. */
export const localeFormats = {
  meta: {
    messages: {
      date: 'Use formatDate.ts, formatInstant.ts or formatTimeAgo.ts of domain/foundation/calendar.',
      text: 'Use formatCount of domain/foundation/wording/numberWords.ts, formatDecimal or formatNumber of decimalWords.ts, or formatDate.ts of domain/foundation/calendar.',
    },
  },
  create(context) {
    const report = (node) => {
      const { type, object, property } = node.callee
      if (type !== 'MemberExpression' || node.callee.computed) return
      if (object.name === 'Intl' && property.name === 'DateTimeFormat')
        context.report({ node, messageId: 'date' })
      if (/^toLocale(?:Date|Time)?String$/.test(property.name))
        context.report({ node, messageId: 'text' })
    }
    return { CallExpression: report, NewExpression: report }
  },
}
