/** Gives a text to the person as a file. */
export function downloadText(fileName: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
