import { describe, expect, it } from 'vitest'
import { readDeviceId } from './deviceId.ts'

describe('the id of a device', () => {
  it.each([
    '',
    ' ',
    '[DEVICE_ID]',
    '%5BDEVICE_ID%5D',
    '[IFA]',
    '{DEVICE_ID}',
    '{{device.id}}',
    '${DEVICE_ID}',
    '$DEVICE_ID',
    '$(DEVICE_ID)',
    '%%DEVICE_ID%%',
    '%DEVICE_ID%',
    '__DEVICE_ID__',
    '<DEVICE_ID>',
    '#DEVICE_ID#',
    '@DEVICE_ID@',
    '0',
    '000000',
    '00000000-0000-0000-0000-000000000000',
    '{00000000-0000-0000-0000-000000000000}',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '02:00:00:00:00:00'.replaceAll('2', '0'),
    'null',
    'NULL',
    '"null"',
    'undefined',
    'None',
    'NaN',
    'n/a',
    'false',
    '-',
    'device_id',
  ])('is empty for the player’s value %j', (stated) => {
    expect(readDeviceId(stated)).toBe('')
  })

  it.each(['tv-1', '38400000-8cf0-11bd-b23e-10b96e40000d', 'AB:CD:00:11:22:33', 'a', '10', '0001'])(
    'is accepted as valid: %j',
    (stated) => {
      expect(readDeviceId(stated)).toBe(stated)
    },
  )

  it('is cut to 128 characters', () => {
    expect(readDeviceId('a1'.repeat(100))).toHaveLength(128)
  })
})
