import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { CreativeView } from '#domain/creatives/review/creativeView.ts'

/** The fields of a creative that make up its assignment. */
export interface AssignmentEdit {
  weight?: number
  schedule?: CreativeSchedule | null
}

export interface AssignmentSaverOptions {
  /** Saves an edit on the server. Raises on failure. */
  save: (creativeId: string, edit: AssignmentEdit) => Promise<CreativeView>
  /** Called with the saved creative or the error, once no newer edit is queued. */
  onSaved: (creative: CreativeView) => void
  onFailed: (creativeId: string, error: unknown) => void
}

/** Saves the edits of each creative one after the other, so that the last one wins; queued edits are merged. */
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
    /** Saves an edit after the one in flight. */
    edit(creativeId: string, edit: AssignmentEdit): void {
      waiting.set(creativeId, { ...waiting.get(creativeId), ...edit })
      if (!running.has(creativeId)) void run(creativeId)
    },
    /** Whether a creative has unsaved edits. */
    isSaving: (creativeId: string): boolean => running.has(creativeId),
  }
}
