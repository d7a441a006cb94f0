import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, expect } from '@playwright/test'
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { isFault } from '../support/foundation/browser/browserTest.ts'
import { listenForComplaints, readComplaints } from './complaints.ts'

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)
const WITHIN = { timeout: 40_000, intervals: [100, 250, 500] }

type Name = string | RegExp
const told = (name: Name) =>
  typeof name === 'string' ? { exact: name } : { source: name.source, flags: name.flags }

/** A page in WebKit, read and used by role and name like a person would. */
export class WebKitPage {
  readonly #driver: WebDriver
  readonly #origin: string

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Opens an address of the site and waits until the page accepts input. */
  async open(path: string): Promise<void> {
    await this.#driver.get(`${this.#origin}${path}`)
    const listens = () =>
      this.#driver.executeScript<boolean>(
        `return Object.keys(document).some((key) => key.startsWith('__reactContainer'))`,
      )
    await expect.poll(listens, { ...WITHIN, message: `${path} listens` }).toBe(true)
    await listenForComplaints(this.#driver)
  }

  /** Gives the browser these cookies, and thus their login. */
  async become({ cookies }: Awaited<ReturnType<APIRequestContext['storageState']>>): Promise<void> {
    await this.#driver.get(`${this.#origin}/robots.txt`)
    for (const { name, value, httpOnly } of cookies)
      await this.#driver.manage().addCookie({ name, value, httpOnly, path: '/' })
  }

  /** Opens a page of another host. */
  async visit(address: string): Promise<void> {
    await this.#driver.get(address)
    await listenForComplaints(this.#driver)
  }

  /**
   * The errors and warnings of the pages since the last call, from the moment each began to listen.
   */
  async faults(): Promise<string[]> {
    return (await readComplaints(this.#driver)).filter(isFault)
  }

  /** All visible elements with this role and name. */
  async #all(role: string, name: Name): Promise<WebElement[]> {
    const knows = await this.#driver.executeScript<boolean>(`return 'TestingLibraryDom' in window`)
    if (!knows) {
      await listenForComplaints(this.#driver)
      await this.#driver.executeScript(LIBRARY)
    }
    return this.#driver.executeScript(
      `const [role, name] = arguments
       const asked = 'exact' in name ? name.exact : new RegExp(name.source, name.flags)
       return TestingLibraryDom.queryAllByRole(document.body, role, { name: asked })
         .filter((element) => element.getClientRects().length > 0)`,
      role,
      told(name),
    )
  }

  /** Waits for an element with this role and name. */
  async find(role: string, name: Name): Promise<WebElement> {
    let found: WebElement | undefined
    await expect
      .poll(
        async () => {
          found = (await this.#all(role, name).catch(() => []))[0]
          return found !== undefined
        },
        { ...WITHIN, message: `${role} "${name}"` },
      )
      .toBe(true)
    return found!
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#again(role, name, async (element) => {
      await this.#driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, element)
      await element.click()
    })
  }

  /** Presses Enter at the focus. */
  async enter(): Promise<void> {
    await (await this.#driver.switchTo().activeElement()).sendKeys(Key.ENTER)
  }

  /** Clicks a text whose control is hidden because we draw it ourselves. */
  async pressText(text: string): Promise<void> {
    const found = By.xpath(`//*[text()=${JSON.stringify(text)}]`)
    await expect(async () => {
      const element = await this.#driver.findElement(found)
      await this.#driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, element)
      await element.click()
    }).toPass(WITHIN)
  }

  /** Looks an element up again if it moves or is rerendered between lookup and click. */
  async #again(
    role: string,
    name: Name,
    act: (element: WebElement) => Promise<void>,
  ): Promise<void> {
    await expect(async () => act(await this.find(role, name))).toPass(WITHIN)
  }

  /** Types into an empty field. */
  async fill(name: Name, text: string): Promise<void> {
    await this.#again('textbox', name, async (field) => {
      await field.sendKeys(text)
      expect(await field.getAttribute('value')).toBe(text)
    })
  }

  /** Types the name of an item into a list and leaves it, which selects the item. */
  async choose(list: Name, option: string): Promise<void> {
    await this.press('combobox', list)
    await expect(async () => {
      const field = await this.find('combobox', list)
      if ((await field.getAttribute('value')) !== option) {
        await field.sendKeys(option, Key.TAB)
      }
      expect(await field.getAttribute('value')).toBe(option)
    }).toPass(WITHIN)
  }

  /** Selects an item of a list that the browser itself opens. */
  async pickNative(list: Name, label: string): Promise<void> {
    const select = await this.find('combobox', list)
    for (const option of await select.findElements(By.css('option')))
      if ((await option.getText()).trim() === label) return option.click()
    throw new Error(`${list} has no item "${label}".`)
  }

  /** Clicks an element without a name, in a third-party player. */
  async pressDrawn(selector: string): Promise<void> {
    await expect(async () => this.#driver.findElement(By.css(selector)).click()).toPass(WITHIN)
  }

  /** Waits until a text appears on the page. */
  async see(text: string | RegExp): Promise<void> {
    const read = () =>
      this.#driver
        .executeScript<string>(`return document.body.innerText.replace(/\\s+/g, ' ')`)
        .catch(() => '')
    const poll = expect.poll(read, { ...WITHIN, message: `the text ${text}` })
    await (typeof text === 'string' ? poll.toContain(text) : poll.toMatch(text))
  }

  async isAt(address: RegExp): Promise<void> {
    await expect
      .poll(() => this.#driver.getCurrentUrl(), { ...WITHIN, message: `${address}` })
      .toMatch(address)
  }

  /** Gives a file to the page's file dialog. */
  async give(file: string): Promise<void> {
    const chooser = await this.#driver.findElement(By.css('input[type=file]'))
    await chooser.sendKeys(file)
  }

  /** Calls the site's API as the page does, with its cookies. */
  async call<T>(script: string, ...given: unknown[]): Promise<T> {
    return this.#driver.executeAsyncScript<T>(
      `const done = arguments[arguments.length - 1]
       ;(async (...given) => { ${script} })(...arguments).then(done, (error) => done(String(error)))`,
      ...given,
    )
  }

  async keepPicture(path: string): Promise<void> {
    writeFileSync(path, await this.#driver.takeScreenshot(), 'base64')
  }
}
