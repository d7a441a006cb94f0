/** Gives something to the person as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
