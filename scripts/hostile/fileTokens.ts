/** Letters as bytes. */
export const ascii = (text: string): number[] =>
  Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
/** A number in four bytes, big-endian. */
export const big32 = (value: number): number[] => [
  (value >>> 24) & 0xff,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
]
const little32 = (value: number): number[] => big32(value).toReversed()

/** A chunk of a PNG without data. */
function emptyChunk(type: string): number[] {
  return [...big32(0), ...ascii(type), ...big32(0)]
}

/** A box of ISO media. */
const box = (type: string, ...content: number[][]): number[] => {
  const inner = content.flat()
  return [...big32(8 + inner.length), ...ascii(type), ...inner]
}

export const FTYP = box('ftyp', ascii('isom'), big32(0), ascii('isomavc1'))
const MOVIE_HEADER = box(
  'mvhd',
  big32(0),
  big32(0),
  big32(0),
  big32(1000),
  big32(30_000),
  Array(80).fill(0),
)
const EMPTY_TRACK = box(
  'trak',
  box('tkhd', big32(0), big32(0), big32(0), big32(1), Array(68).fill(0)),
  box(
    'mdia',
    box('mdhd', big32(0), big32(0), big32(0), big32(1000), big32(30_000), big32(0)),
    box('hdlr', big32(0), big32(0), ascii('vide'), Array(13).fill(0)),
    box('minf', box('stbl', box('stts', big32(0), big32(0)))),
  ),
)

/** First bytes of each type, and the tokens that its parsers search for. */
export const TYPES: Readonly<Record<string, { head: number[]; tokens: number[][] }>> = {
  png: {
    head: [0x89, ...ascii('PNG\r\n\u001a\n'), ...big32(13), ...ascii('IHDR'), ...Array(17).fill(1)],
    tokens: ['IDAT', 'fcTL', 'acTL', 'eXIf', 'tEXt', 'IHDR'].map(emptyChunk),
  },
  jpeg: {
    head: [0xff, 0xd8, 0xff, 0xe0, 0, 2],
    tokens: [
      [0xff],
      [0xff, 0xda, 0, 2],
      [0xff, 0xe1, 0, 2],
      [0xff, 0xc0, 0, 9, 8, 0, 1, 0, 1, 1, 0],
      [0xff, 0xd0],
      [
        0xff,
        0xe1,
        0,
        40,
        ...ascii('Exif\0\0II*\0'),
        ...little32(8),
        0xff,
        0xff,
        ...Array(20).fill(0),
      ],
    ],
  },
  gif: {
    head: [...ascii('GIF89a'), 1, 0, 1, 0, 0, 0, 0],
    tokens: [
      [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
      [0x21, 0xfe, 0],
      [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0],
      [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0],
      [1, 1],
    ],
  },
  mp4: {
    head: FTYP,
    tokens: [
      box('free'),
      box('moov'),
      box('moof'),
      box('mdat'),
      box('moov', MOVIE_HEADER),
      box('moov', MOVIE_HEADER, EMPTY_TRACK),
      box('moof', box('mfhd', big32(0), big32(1)), box('traf', box('tfhd', big32(0), big32(1)))),
      box('sidx', Array(24).fill(0)),
      [...big32(1), ...ascii('free'), ...big32(0), ...big32(16)],
      box('uuid', Array(16).fill(0)),
    ],
  },
  mov: {
    head: box('ftyp', ascii('qt  '), big32(0)),
    tokens: [box('wide'), box('moov'), box('skip')],
  },
  webm: {
    head: [
      0x1a,
      0x45,
      0xdf,
      0xa3,
      0x87,
      0x42,
      0x82,
      0x84,
      ...ascii('webm'),
      0x18,
      0x53,
      0x80,
      0x67,
      0x01,
      ...Array(7).fill(0xff),
    ],
    tokens: [
      [0xec, 0x80],
      [0x1f, 0x43, 0xb6, 0x75, 0x80],
      [0x1f, 0x43, 0xb6, 0x75, 0x83, 0xe7, 0x81, 0],
      [0x16, 0x54, 0xae, 0x6b, 0x80],
      [0x16, 0x54, 0xae, 0x6b, 0x82, 0xae, 0x80],
      [0x1c, 0x53, 0xbb, 0x6b, 0x80],
      [0x11, 0x4d, 0x9b, 0x74, 0x80],
      [0x18, 0x53, 0x80, 0x67, 0x80],
      [0x12, 0x54, 0xc3, 0x67, 0x80],
      [0xa3, 0x84, 0x81, 0, 0, 0],
      [0x01],
    ],
  },
  mp3: {
    head: [0xff, 0xfb, 0x90, 0x00],
    tokens: [
      [0xff, 0xfb, 0x90, 0x00],
      [0xff, 0xfb, 0x10, 0xc4],
      [0xff],
      [0xff, 0xe0],
      [0xff, 0xfb, 0x90, 0x00, ...ascii('Xing')],
      ascii('TAG'),
      [...ascii('ID3'), 4, 0, 0, 0, 0, 0, 0],
    ],
  },
  id3: {
    head: [...ascii('ID3'), 4, 0, 0, 0x3f, 0x7f, 0x7f, 0x7f],
    tokens: [
      [...ascii('TIT2'), ...big32(0), 0, 0],
      [...ascii('TXXX'), ...big32(1), 0, 0, 3],
      [...ascii('APIC'), ...big32(2), 0, 0, 0, 0],
      [...ascii('ID3'), 4, 0, 0, 0, 0, 0, 0],
      [...ascii('ID3'), 3, 0x80, 0, 0, 0, 0, 10],
    ],
  },
  aac: {
    head: [0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc],
    tokens: [
      [0xff, 0xf1, 0x50, 0x80, 0x00, 0xff, 0xfc],
      [0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc, 0],
      [0xff, 0xf1],
      [0xff, 0xf1, 0x50, 0x80, 0x00, 0x00, 0x00],
    ],
  },
  wav: {
    head: [...ascii('RIFF'), ...big32(0), ...ascii('WAVE')],
    tokens: [
      [...ascii('LIST'), ...big32(0)],
      [...ascii('fmt '), ...little32(0)],
      [...ascii('data'), ...little32(0)],
      [
        ...ascii('fmt '),
        ...little32(16),
        1,
        0,
        1,
        0,
        ...little32(8000),
        ...little32(8000),
        1,
        0,
        8,
        0,
      ],
      [...ascii('LIST'), ...little32(12), ...ascii('INFO'), ...ascii('INAM'), ...little32(0)],
    ],
  },
  ogg: {
    head: [
      ...ascii('OggS'),
      0,
      2,
      ...Array(20).fill(0),
      1,
      19,
      ...ascii('OpusHead'),
      1,
      2,
      ...Array(9).fill(0),
    ],
    tokens: [
      ascii('OggS'),
      [...ascii('OggS'), 0, 0, ...Array(20).fill(0), 0],
      [
        ...ascii('OggS'),
        0,
        2,
        ...Array(20).fill(0),
        1,
        19,
        ...ascii('OpusHead'),
        1,
        2,
        ...Array(9).fill(0),
      ],
      [...ascii('OggS'), 0, 1, ...Array(20).fill(0), 1, 0],
      [...ascii('OggS'), 0, 0, ...Array(20).fill(0), 1, 8, ...ascii('OpusTags')],
    ],
  },
  flac: {
    head: [
      ...ascii('fLaC'),
      0,
      0,
      0,
      34,
      ...Array(10).fill(16),
      0x0a,
      0xc4,
      0x42,
      0xf0,
      ...Array(20).fill(0),
    ],
    tokens: [
      [1, 0, 0, 0],
      [4, 0, 0, 0],
      [3, 0, 0, 0],
      [6, 0, 0, 0],
      [0xff, 0xf8],
      [0xff, 0xf8, 0xc9, 0x18, 0, 0],
    ],
  },
  zip: {
    head: [0x50, 0x4b, 0x03, 0x04],
    tokens: [
      [0x50, 0x4b, 0x03, 0x04],
      [0x50, 0x4b, 0x01, 0x02],
      [0x50, 0x4b, 0x05, 0x06],
      [0x50, 0x4b, 0x06, 0x07],
      [0x50, 0x4b, 0x05, 0x06, ...Array(16).fill(0), 0xff, 0xff],
    ],
  },
  pdf: {
    head: ascii('%PDF-1.7\n'),
    tokens: [ascii('1 0 obj<<'), ascii('endobj '), ascii('%%EOF')],
  },
  markup: {
    head: ascii('<!--'),
    tokens: [ascii('<svg '), ascii('<'), ascii(' '), ascii('<!doctype ')],
  },
  webp: {
    head: [...ascii('RIFF'), ...big32(0), ...ascii('WEBP')],
    tokens: [ascii('VP8X'), ascii('ANMF')],
  },
}

/** An MP4 whose tables claim more entries than the file has bytes. */
export function greedyTable(table: string, count: number): Uint8Array<ArrayBuffer> {
  const entries = box(table, big32(0), big32(count), Array(64).fill(0))
  const description = box(
    'stsd',
    big32(0),
    big32(1),
    box('avc1', Array(24).fill(0), [1, 0x40, 0, 0xb4], Array(50).fill(0)),
  )
  const media = box(
    'mdia',
    box('mdhd', big32(0), big32(0), big32(0), big32(1000), big32(30_000), big32(0)),
    box('hdlr', big32(0), big32(0), ascii('vide'), Array(13).fill(0)),
    box('minf', box('stbl', description, entries)),
  )
  const header = box('tkhd', big32(0), big32(0), big32(0), big32(1), Array(68).fill(0))
  const movie = box('moov', MOVIE_HEADER, box('trak', header, media))
  return Uint8Array.from([...FTYP, ...movie])
}
