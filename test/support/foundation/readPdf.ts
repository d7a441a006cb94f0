import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface ReadPdf {
  /** The text of each page, with its runs joined by single spaces. */
  pages: string[]
  text: string
  title: string
  /** In points: A4 is 595 by 842, US Letter 612 by 792. */
  width: number
  height: number
}

/** Parses a downloaded PDF: its text by page, its title and its paper size. */
export async function readPdf(download: Download): Promise<ReadPdf> {
  const file = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(file)
  const { info } = await getMeta(file)
  const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 })
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' ').trim())
  return {
    pages,
    text: pages.join(' '),
    title: String(info['Title']),
    width: Math.round(width),
    height: Math.round(height),
  }
}
