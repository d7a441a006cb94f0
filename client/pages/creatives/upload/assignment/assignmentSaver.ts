import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'

/** What of a creative its assignment is. */
export interface AssignmentEdit {
  weight?: number
  schedule?: CreativeSchedule | null
}

export interface AssignmentSaverOptions {
  /** Saves on the server; raises when that is impossible. */
  save: (creativeId: string, edit: AssignmentEdit) => Promise<CreativeView>
  /** Called with what a creative is saved as, or why it is not, once nothing newer waits. */
  onSaved: (creative: CreativeView) => void
  onFailed: (creativeId: string, error: unknown) => void
}

/** Saves changes of one creative one after the other, so that the last one wins; those meanwhile go out together. */
export function assignmentSaver({ save, onSaved, onFailed }: AssignmentSaverOptions) {
  const waiting = new Map<string, AssignmentEdit>()
  const running = new Set<string>()

  async function run(creativeId: string): Promise<void> {
    running.add(creativeId)
    try {
      let saved: CreativeView | null = null
      for (let edit = take(creativeId); edit !== undefined; edit = take(creativeId)) {
        saved = await save(creativeId, edit)
      }
      running.delete(creativeId)
      if (saved) onSaved(saved)
    } catch (error) {
      waiting.delete(creativeId)
      running.delete(creativeId)
      onFailed(creativeId, error)
    }
  }

  function take(creativeId: string): AssignmentEdit | undefined {
    const edit = waiting.get(creativeId)
    waiting.delete(creativeId)
    return edit
  }

  return {
    /** Saves an edit, after the one that is under way. */
    edit(creativeId: string, edit: AssignmentEdit): void {
      waiting.set(creativeId, { ...waiting.get(creativeId), ...edit })
      if (!running.has(creativeId)) void run(creativeId)
    },
    /** Whether an edit of a creative is not saved yet. */
    isSaving: (creativeId: string): boolean => running.has(creativeId),
  }
}
