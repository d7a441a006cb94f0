import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { PageState } from './PageState.tsx'

const draw = (loaded: { value: string[] | null; error?: ProductError }, isRequired = false) =>
  renderToStaticMarkup(
    PageState<string[]>({
      loaded: { error: null, reload: () => {}, ...loaded },
      loading: 'is loading',
      ...(isRequired ? {} : { missing: 'is missing' }),
      isEmpty: ({ length }) => length === 0,
      empty: 'is empty',
      children: (value) => createElement(Fragment, null, `shows ${value.join()}`),
    }),
  )

describe('the state of a page', () => {
  it('is loading until there is a value or an error', () => {
    expect(draw({ value: null })).toBe('is loading')
  })

  it('shows a value, or that it is empty', () => {
    expect(draw({ value: ['one'] })).toBe('shows one')
    expect(draw({ value: [] })).toBe('is empty')
  })

  it('is missing when the server knows no such document', () => {
    const error = new ProductError('order_not_found')
    expect(draw({ value: null, error })).toBe('is missing')
    expect(draw({ value: ['one'], error })).toBe('is missing')
  })

  it('offers a retry after a failure, above the value that is still shown', () => {
    const error = new ProductError('unavailable')
    expect(draw({ value: null, error })).toMatch(/Try again/)
    expect(draw({ value: ['one'], error })).toMatch(/Try again.*shows one/)
  })

  it('shows a failure on pages that cannot be missing', () => {
    expect(draw({ value: null, error: new ProductError('order_not_found') }, true)).toMatch(
      /Try again/,
    )
  })
})
