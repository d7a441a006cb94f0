/** Asks for one file by the browser's own chooser; nothing happens when none is chosen. To be called from a press. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) onFile(file)
  })
  input.click()
}
