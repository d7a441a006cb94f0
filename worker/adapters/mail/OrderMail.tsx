import type { CSSProperties } from 'react'
import type { MailRow, OrderMailContent } from './orderMailContent.ts'

const INK = '#10131A'
const QUIET = '#5A6072'
const HAIRLINE = '1px solid #E2DFD6'

const styles = {
  body: { margin: 0, padding: '24px 12px', background: '#F7F6F2', color: INK },
  card: {
    width: '100%',
    maxWidth: 600,
    margin: '0 auto',
    background: '#FFFFFF',
    border: HAIRLINE,
    borderRadius: 10,
    fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
    fontSize: 16,
    lineHeight: '24px',
  },
  cell: { padding: '28px 32px' },
  brand: { margin: 0, fontSize: 14, fontWeight: 700 },
  heading: { margin: '16px 0', fontSize: 28, lineHeight: '34px', fontWeight: 700 },
  table: { width: '100%', borderCollapse: 'collapse', margin: '20px 0' },
  label: { padding: '10px 0', borderTop: HAIRLINE, textAlign: 'left', verticalAlign: 'top' },
  amount: {
    padding: '10px 0 10px 16px',
    borderTop: HAIRLINE,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  quiet: { color: QUIET, fontSize: 14, lineHeight: '20px' },
  textLink: { color: '#2438E0', fontWeight: 600 },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: 10,
    background: '#2438E0',
    color: '#FFFFFF',
    fontWeight: 600,
    textDecoration: 'none',
  },
} as const satisfies Record<string, CSSProperties>

function Row({ row, isTotal }: { row: MailRow; isTotal: boolean }) {
  const weight = { fontWeight: isTotal ? 700 : 400 }
  return (
    <tr>
      <td style={{ ...styles.label, ...weight }}>
        {row.label}
        {row.detail && <div style={styles.quiet}>{row.detail}</div>}
      </td>
      <td style={{ ...styles.amount, ...weight }}>{row.amount}</td>
    </tr>
  )
}

function Rows({ rows, hasTotal }: { rows: readonly MailRow[]; hasTotal: boolean }) {
  return (
    <table style={styles.table} cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={`${row.label} ${row.detail} ${row.amount}`}
            row={row}
            isTotal={hasTotal && index === rows.length - 1}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The HTML part of a mail about an order: tables and inline styles, as mail programs need them. */
export function OrderMail({ content }: { content: OrderMailContent }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{content.subject}</title>
      </head>
      <body style={styles.body}>
        <table style={styles.card} cellPadding={0} cellSpacing={0} role="presentation">
          <tbody>
            <tr>
              <td style={styles.cell}>
                <p style={styles.brand}>AdMarket Direct</p>
                <h1 style={styles.heading}>{content.heading}</h1>
                <p>{content.greeting}</p>
                {content.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <Rows rows={content.lines} hasTotal={false} />
                <Rows rows={content.sums} hasTotal />
                <p style={styles.quiet}>
                  <a href={content.invoice.url} style={styles.textLink}>
                    {content.invoice.label}
                  </a>
                  . {content.taxRule}
                </p>
                <p style={styles.quiet}>{content.address.join(', ')}</p>
                <p>
                  <a href={content.link.url} style={styles.button}>
                    {content.link.label}
                  </a>
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
