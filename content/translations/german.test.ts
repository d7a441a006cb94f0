import { expect, it } from 'vitest'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import { ERROR_WORDS, germanWords } from './german.ts'

it('translates the exact text of each error, and every country', () => {
  const said = new Set<string>(Object.values(ERROR_CATALOGUE).map(({ message }) => message))
  expect(Object.keys(ERROR_WORDS).filter((text) => !said.has(text))).toEqual([])
  const german = germanWords()
  expect(['Germany', 'Austria', 'Switzerland'].map((name) => german.get(name))).toEqual([
    'Deutschland',
    'Österreich',
    'Schweiz',
  ])
})

it('is stable: no translation is translated again into something else', () => {
  const german = germanWords()
  const restless = [...german.values()].filter((word) => (german.get(word) ?? word) !== word)
  expect(restless).toEqual([])
})
