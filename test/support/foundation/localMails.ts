import { globSync, readFileSync } from 'node:fs'
import { expect, type APIRequestContext } from '@playwright/test'

interface LocalMail {
  to: string[]
  subject: string
  messageId: string
}

/** The text of a mail, from the file written by the local runtime. */
function textOf({ messageId }: LocalMail): string {
  const name = messageId.replaceAll(/[<>]/g, '')
  const [file] = globSync(`{.wrangler,build/**/.wrangler}/tmp/email/*/email-text/${name}.txt`)
  return file ? readFileSync(file, 'utf8') : ''
}

async function mailsTo(request: APIRequestContext, address: string): Promise<LocalMail[]> {
  const answer = await request.get('/cdn-cgi/local/explorer/api/local/email/sending?per_page=100')
  const { result }: { result: LocalMail[] } = await answer.json()
  return result.filter(({ to }) => to.includes(address))
}

/** Waits for a mail that matches. Returns its text. */
async function textWhere(
  request: APIRequestContext,
  address: string,
  isWanted: (mail: LocalMail) => boolean,
): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const mails = (await mailsTo(request, address)).filter(isWanted)
        text = mails.map(textOf).find((found) => found !== '') ?? ''
        return text
      },
      { message: `a mail to ${address}` },
    )
    .not.toBe('')
  return text
}

/** Waits for a mail with this subject. Returns its text. */
export const mailedText = (
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> => textWhere(request, address, (mail) => subject.test(mail.subject))

/** Waits for a mail to an address that contains these words. Returns its text. */
export const mailWith = (
  request: APIRequestContext,
  address: string,
  words: string,
): Promise<string> => textWhere(request, address, (mail) => textOf(mail).includes(words))

/** Waits for a mail with this subject. Returns the path of its link, with the token. */
export async function mailedPath(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        const mails = (await mailsTo(request, address)).filter((mail) => subject.test(mail.subject))
        const link = mails.map((mail) => /https?:\/\/\S+\?token=[\w.-]+/.exec(textOf(mail))?.[0])
        path = link.find((found) => found !== undefined) ?? ''
        return path
      },
      { message: `a mail to ${address}` },
    )
    .not.toBe('')
  const { pathname, search } = new URL(path)
  return `${pathname}${search}`
}
