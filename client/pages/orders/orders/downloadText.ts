import { saveFile } from '#client/api/foundation/saveFile.ts'

/** Gives a text to the person as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
