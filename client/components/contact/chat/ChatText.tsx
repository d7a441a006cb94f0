const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/

interface Piece {
  /** Offset in the text. */
  at: number
  text: string
  isAddress: boolean
}

function piecesOf(text: string): Piece[] {
  let at = 0
  return text.split(ADDRESS).map((piece, index) => {
    const begins = at
    at += piece.length
    return { at: begins, text: piece, isAddress: index % 2 === 1 }
  })
}

/** A message's text, with its URLs as links. */
export function ChatText({ text }: { text: string }) {
  return piecesOf(text).map((piece) =>
    piece.isAddress ? (
      <a
        key={piece.at}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-semibold text-cobalt underline underline-offset-3"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )
}
