import { describe, expect, it } from 'vitest'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'
import { assignmentSaver, type AssignmentEdit } from './assignmentSaver.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function given() {
  const sent: { edit: AssignmentEdit; answer: PromiseWithResolvers<CreativeView> }[] = []
  const saved: number[] = []
  const failed: unknown[] = []
  const saver = assignmentSaver({
    save: (_, edit) => {
      const answer = Promise.withResolvers<CreativeView>()
      sent.push({ edit, answer })
      return answer.promise
    },
    onSaved: ({ weight }) => saved.push(weight),
    onFailed: (_, error) => failed.push(error),
  })
  const answer = async (index: number, weight: number) => {
    sent[index]?.answer.resolve({ id: 'a', weight } as CreativeView)
    await settled()
  }
  return { saver, sent, saved, failed, answer }
}

describe('saving an assignment', () => {
  it('batches edits made while the first is being saved', async () => {
    const { saver, sent, saved, answer } = given()
    saver.edit('a', { weight: 2 })
    saver.edit('a', { weight: 3 })
    saver.edit('a', { weight: 4 })
    saver.edit('a', { schedule: null })
    expect(sent.map(({ edit }) => edit)).toEqual([{ weight: 2 }])
    await answer(0, 2)
    expect(sent.map(({ edit }) => edit)).toEqual([{ weight: 2 }, { weight: 4, schedule: null }])
    expect(saved).toEqual([])
    expect(saver.isSaving('a')).toBe(true)
    await answer(1, 4)
    expect(saved).toEqual([4])
    expect(saver.isSaving('a')).toBe(false)
  })

  it('does not wait for another creative', () => {
    const { saver, sent } = given()
    saver.edit('a', { weight: 2 })
    saver.edit('b', { weight: 3 })
    expect(sent).toHaveLength(2)
  })

  it('drops queued edits after a failure, and saves later ones', async () => {
    const { saver, sent, failed, saved, answer } = given()
    saver.edit('a', { weight: 2 })
    saver.edit('a', { weight: 3 })
    sent[0]?.answer.reject(new Error('offline'))
    await settled()
    expect([failed.length, sent.length, saver.isSaving('a')]).toEqual([1, 1, false])
    saver.edit('a', { weight: 5 })
    await answer(1, 5)
    expect(saved).toEqual([5])
  })
})
