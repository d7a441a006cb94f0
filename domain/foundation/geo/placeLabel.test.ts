import { expect, it } from 'vitest'
import { placeLabel } from './placeLabel.ts'

it.each([
  [{ name: 'Austin', stateName: 'Texas' }, [], 'Austin, Texas'],
  [
    { name: 'Springfield', county: 'Union County', stateName: 'New Jersey' },
    [],
    'Springfield, Union County, New Jersey',
  ],
  [
    { name: 'Neustadt', county: 'near Coburg', stateName: 'Bavaria' },
    ['Germany'],
    'Neustadt, near Coburg, Bavaria, Germany',
  ],
  [{ name: 'Berlin', county: '', stateName: 'Berlin' }, ['Germany'], 'Berlin, Germany'],
])('names %j', (place, more, label) => expect(placeLabel(place, ...more)).toBe(label))
