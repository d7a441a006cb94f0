import { saveFile } from '#client/api/foundation/saveFile.ts'

/** Downloads a text as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }))
}
