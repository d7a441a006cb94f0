import { Fragment } from 'react'
import type { MailBlock, MailLink, MailRow } from '#content/mails/foundation/mailContent.types.ts'
import { mailStyles as styles } from './mailStyles.ts'

/** Lines of a text as HTML breaks, as few mail programs support `white-space`. */
function Lines({ lines }: { lines: readonly string[] }) {
  return Object.entries(lines).map(([number, line]) => (
    <Fragment key={number}>
      {number !== '0' && <br />}
      <Words text={line} />
    </Fragment>
  ))
}

/**
 * The number of an order, an invoice, an offer or a coupon (AMD-100001, OFF-2026-000001, FAIR-7KQ2-9XWD-44TF), a day
 * (Mon, Dec 7, 2026), an hour with its zone and a number with its unit.
 */
const KEPT =
  /\b([A-Z]{2,4}(?:-\d+)+|[A-Z\d]{2,12}(?:-[A-Z\d]{4}){3}|(?:[A-Z][a-z]{2}, )?[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}(?::\d\d [AP]M| [ap]m) [A-Z]{3,4}|\d+ (?:hours|minutes|days|km|mi))\b/

/** Text that keeps each number or day on one line: a browser breaks lines after hyphens and spaces. */
function Words({ text }: { text: string }) {
  return Object.entries(text.split(KEPT)).map(([at, part]) =>
    Number(at) % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={styles.number}>
        {part}
      </span>
    ),
  )
}

/** A button that Outlook renders too: the color is on the cell. */
function Button({ link }: { link: MailLink }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.buttonTable}>
      <tbody>
        <tr>
          <td style={styles.buttonCell}>
            <a href={link.url} style={styles.button}>
              {link.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Row({ row, isTotal }: { row: MailRow; isTotal: boolean }) {
  const total = isTotal ? styles.total : {}
  const className = isTotal ? 'mail-ink mail-total' : 'mail-ink mail-row'
  return (
    <tr>
      <td className={className} style={{ ...styles.label, ...total }}>
        <Words text={row.label} />
        {row.detail && (
          <div className="mail-quiet" style={styles.detail}>
            <Lines lines={row.detail.split('\n')} />
          </div>
        )}
      </td>
      <td className={className} style={{ ...styles.amount, ...total }}>
        {row.amount}
      </td>
    </tr>
  )
}

function Rows({ rows, hasTotal }: { rows: readonly MailRow[]; hasTotal: boolean }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={styles.rows}>
      <tbody>
        {Object.entries(rows).map(([number, row]) => (
          <Row key={number} row={row} isTotal={hasTotal && row === rows.at(-1)} />
        ))}
      </tbody>
    </table>
  )
}

/** One part of a mail as HTML. */
export function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h1 className="mail-ink mail-heading" style={styles.heading}>
          <Words text={block.text} />
        </h1>
      )
    case 'paragraph':
      return (
        <p className="mail-ink" style={styles.paragraph}>
          <Words text={block.text} />
        </p>
      )
    case 'quote':
      return (
        <p className="mail-ink" style={styles.quote}>
          <Lines lines={block.text.split('\n')} />
        </p>
      )
    case 'code':
      return (
        <p className="mail-ink" style={styles.code}>
          {block.digits}
        </p>
      )
    case 'action':
      return (
        <>
          <Button link={block.link} />
          {block.isAddressShown && (
            <p className="mail-quiet" style={styles.address}>
              {block.link.url}
            </p>
          )}
        </>
      )
    case 'rows':
      return <Rows rows={block.rows} hasTotal={block.hasTotal} />
    case 'note':
      return (
        <p className="mail-quiet" style={styles.note}>
          {block.link && (
            <>
              <a href={block.link.url} className="mail-link" style={styles.link}>
                {block.link.label}
              </a>
              {'. '}
            </>
          )}
          <Words text={block.text} />
        </p>
      )
    case 'lines':
      return (
        <>
          <p className="mail-ink" style={styles.linesTitle}>
            {block.title}
          </p>
          <div style={styles.lines}>
            {Object.entries(block.lines).map(([number, line]) => (
              <p key={number} className="mail-quiet" style={styles.line}>
                {line}
              </p>
            ))}
          </div>
        </>
      )
    case 'list':
      return (
        <>
          {block.title !== '' && (
            <p className="mail-ink" style={styles.linesTitle}>
              {block.title}
            </p>
          )}
          <div style={styles.list}>
            {Object.entries(block.items).map(([number, item]) => (
              <p key={number} className="mail-ink" style={styles.item}>
                <Words text={item} />
              </p>
            ))}
          </div>
        </>
      )
    default:
      return block satisfies never
  }
}
