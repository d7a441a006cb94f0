import { describe, expect, it } from 'vitest'
import { bannerText } from './pageStart.ts'
import { withFirstScript } from './withFirstScript.ts'

const SCRIPT = '<script>first</script>'

const utf8 = (html: string) => new TextEncoder().encode(html)
const changed = (html: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(withFirstScript(utf8(html), SCRIPT))

function utf16(html: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * html.length + 2))
  Array.from(`\uFEFF${html}`).forEach((letter, index) =>
    view.setUint16(2 * index, letter.charCodeAt(0), isLittle),
  )
  return new Uint8Array(view.buffer)
}

describe('a page with a first script', () => {
  it.each([
    ['<!-- <head> --><html><head>', '<p>1</p>'],
    ['<!doctype html><!-- <head lang="en"> -->\n<html lang="en">\n<head data-a="x>y">', '<p>1</p>'],
    ['<!--><html>', '<script>x</script>'],
    ['<!-- a --!><head>', '<p>'],
    ['\uFEFF<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "a>b">', '<body>'],
    ['', "<script>const page = '<head>'</script><head>"],
    ['', '<header><head>'],
    ['', '<!-- never closed <head>'],
    ['', ''],
  ])('has it right after %j', (before, rest) => {
    expect(changed(before + rest)).toBe(before + SCRIPT + rest)
  })

  it.each([true, false])('preserves UTF-16 (little endian: %s)', (isLittle) => {
    const page = withFirstScript(utf16('<html><p>ö</p>', isLittle), SCRIPT)
    expect(bannerText(page)).toBe(`<html>${SCRIPT}<p>ö</p>`)
  })

  it('takes linear time for tags and comments that never close', () => {
    for (const unit of ['<head <html ', '<!-- ', '<!doctype ', '<html a="', "<head '"]) {
      expect(changed(unit.repeat(80_000))).toContain(SCRIPT)
    }
  })
})
