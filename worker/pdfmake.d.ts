/** The part of pdfmake's browser build that the house uses. */
declare module 'pdfmake/build/pdfmake.js' {
  interface VirtualFileSystem {
    existsSync(name: string): boolean
    writeFileSync(name: string, content: ArrayBuffer | Uint8Array | string, encoding?: string): void
  }
  interface PdfMake {
    virtualfs: VirtualFileSystem
    addFonts(fonts: Record<string, { normal: string; bold: string }>): void
    createPdf(definition: unknown): { getBuffer(): Promise<Uint8Array> }
  }
  const pdfmake: PdfMake
  export default pdfmake
}
