import { describe, expect, it } from 'vitest'
import { readOrderListView, writeOrderListView } from './orderListAddress.ts'

const read = (text: string) => readOrderListView(new URLSearchParams(text))

describe('the address of the orders list', () => {
  it('is empty for the default view, newest first', () => {
    expect(read('')).toEqual({
      status: null,
      mediaType: null,
      label: null,
      client: null,
      q: '',
      sort: 'number',
      direction: 'desc',
      page: 1,
    })
    expect(writeOrderListView(read(''))).toEqual({})
  })

  it('round-trips filter, search, order and page', () => {
    const text = 'status=not_running&mediaType=ctv&q=Hearth&sort=total&direction=asc&page=3'
    expect(new URLSearchParams({ ...writeOrderListView(read(text)) }).toString()).toBe(text)
  })

  it.each(['status=toString', 'mediaType=x', 'sort=__proto__', 'page=0', 'page=1.5', 'page=x'])(
    'drops an invalid value: %s',
    (text) => {
      expect(writeOrderListView(read(text))).toEqual({})
    },
  )
})
