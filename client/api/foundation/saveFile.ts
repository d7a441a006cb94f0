/** Starts the download of a blob in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoke the URL only after the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
