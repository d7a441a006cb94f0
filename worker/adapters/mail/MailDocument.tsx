import type { ReactNode } from 'react'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { BRAND, FOOTER_WORDS } from '#content/mails/foundation/mailFrame.ts'
import { Block } from './MailBlocks.tsx'
import { MAIL_CSS, MAIL_WIDTH, mailStyles as styles } from './mailStyles.ts'

/** Keeps the inbox from appending the mail's first words to a short preview. */
const PREVIEW_FILL = '\u034F\u00A0'.repeat(60)

/** The page with one centered column of at most 600 px. */
function Page({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="mail-page"
      style={styles.page}
    >
      <tbody>
        <tr>
          <td align="center" style={styles.outer}>
            <Column>{children}</Column>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Column({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width={MAIL_WIDTH}
      cellPadding={0}
      cellSpacing={0}
      style={styles.column}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** Content of the card: a cell has the padding, the only kind that Outlook supports. */
function CardCell({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="mail-cell" style={styles.cell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The HTML part of a mail: tables and inline styles, 600 px wide at most, as mail programs need them. */
export function MailDocument({
  content,
  sender,
}: {
  content: MailContent
  /** Sender below the mail: name and address. */
  sender: readonly string[]
}) {
  const { subject, preview, blocks, reader } = content
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: MAIL_CSS }} />
      </head>
      <body className="mail-page" style={styles.body}>
        <div style={styles.preview} aria-hidden="true">
          {preview}
          {PREVIEW_FILL}
        </div>
        <Page>
          <tr>
            <td className="mail-ink" style={styles.brand}>
              {BRAND}
            </td>
          </tr>
          <tr>
            <td className="mail-card" style={styles.card}>
              <CardCell>
                {Object.entries(blocks).map(([number, block]) => (
                  <Block key={number} block={block} />
                ))}
              </CardCell>
            </td>
          </tr>
          <tr>
            <td className="mail-quiet" style={styles.footer}>
              {FOOTER_WORDS[reader]}
              <br />
              {sender.join(' · ')}
            </td>
          </tr>
        </Page>
      </body>
    </html>
  )
}
