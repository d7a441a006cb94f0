/** The part of pdfmake's browser build that we use. */
declare module 'pdfmake/build/pdfmake.js' {
  interface VirtualFileSystem {
    existsSync(name: string): boolean
    writeFileSync(name: string, content: ArrayBuffer | Uint8Array | string, encoding?: string): void
  }
  interface FontProvider {
    provideFont(
      family: string,
      bold: boolean,
      italics: boolean,
    ): { widthOfString(text: string, fontSize: number): number; lineHeight(size: number): number }
  }
  interface PdfMake {
    virtualfs: VirtualFileSystem
    addFonts(fonts: Record<string, { normal: string; bold: string }>): void
    createPdf(definition: unknown): {
      getBuffer(): Promise<Uint8Array>
      /** The document being written, with its fonts. */
      getStream(): Promise<FontProvider>
    }
  }
  const pdfmake: PdfMake
  export default pdfmake
}
