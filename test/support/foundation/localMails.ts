import { globSync, readFileSync } from 'node:fs'
import { expect, type APIRequestContext } from '@playwright/test'

interface LocalMail {
  to: string[]
  subject: string
  messageId: string
}

/** The text of a mail, from the file that the local runtime has made of it. */
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

/** The text of a mail that is as wanted; waits until there is one. */
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

/** The text of a mail with this subject; waits until there is one. */
export const mailedText = (
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> => textWhere(request, address, (mail) => subject.test(mail.subject))

/** The text of the mail to an address that has these words in it; waits until it is there. */
export const mailWith = (
  request: APIRequestContext,
  address: string,
  words: string,
): Promise<string> => textWhere(request, address, (mail) => textOf(mail).includes(words))

/** The path, with its token, of the link in the mail with this subject; waits until it is there. */
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
        const link = mails.map((mail) => /https?:\/\/\S+\?token=[\w-]+/.exec(textOf(mail))?.[0])
        path = link.find((found) => found !== undefined) ?? ''
        return path
      },
      { message: `a mail to ${address}` },
    )
    .not.toBe('')
  const { pathname, search } = new URL(path)
  return `${pathname}${search}`
}
