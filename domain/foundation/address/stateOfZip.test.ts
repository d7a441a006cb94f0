import { describe, expect, it } from 'vitest'
import { stateOfZip } from './stateOfZip.ts'

describe('the state of a ZIP code', () => {
  it.each([
    ['10001', 'NY'],
    ['78701', 'TX'],
    ['73301', 'TX'],
    ['20109', 'VA'],
    ['06390', 'NY'],
    ['06510', 'CT'],
    ['99501-1234', 'AK'],
    ['96799', null],
    ['00901', null],
    ['34002', null],
    ['1000', null],
    ['SW1A 1AA', null],
  ])('%s', (zip, state) => expect(stateOfZip(zip)).toBe(state))
})
