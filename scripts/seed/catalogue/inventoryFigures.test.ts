import { expect, it } from 'vitest'
import { EXAMPLE_INVENTORY } from '#content/facts/exampleInventory.ts'
import { parseInventory, readInventoryTexts } from './readInventory.ts'
import { inventoryFigures } from './inventoryFigures.ts'

it('matches the pages’ statements about the inventory', () => {
  const { products } = parseInventory(readInventoryTexts())
  expect(EXAMPLE_INVENTORY).toEqual(inventoryFigures(products))
})
