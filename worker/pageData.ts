import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { DetailSection } from '#content/details/detailSections.ts'
import type { DetailView } from '#content/details/detailView.ts'
import type { LegalSeller } from '#content/legal/withSeller.ts'
import type { LocalSectionSlug } from '#content/local/localSections.ts'
import type { LocalView } from '#content/local/localView.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { INVENTORY_HEADER } from '#domain/foundation/headerNames.ts'
import { isDeployed } from '#domain/foundation/settings/settings.ts'
import { readReportQuery } from '#domain/reporting/figures/period.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { nearTo } from './middleware/databaseSession.ts'
import { databaseContext } from './platform/databaseContext.ts'
import type { AppEnv } from './platform/env.ts'
import { log } from './platform/log.ts'
import { operationContext } from './platform/operationContext.ts'
import { currentAccount } from './operations/foundation/identity/currentAccount.ts'
import { sellsExamplesNow } from './operations/catalogue/catalogue/sellsExamplesNow.ts'
import {
  readFormatPage,
  readProductList,
  readProductPage,
} from './operations/planning/detailPages.ts'
import { readLocalPage } from './operations/planning/localPages.ts'
import { readReport } from './operations/reporting/readReport.ts'
import { reportQuery } from './operations/reporting/reportQuery.ts'
import { orderCookie } from './routes/accounts/orderCookies.ts'

/** Page data for the first response: a page's loader calls it as its client would call the API. */
export class PageData extends RouterContextProvider {
  readonly #c: Context<AppEnv>

  constructor(c: Context<AppEnv>) {
    super()
    this.#c = c
  }

  /** The seller named on legal pages. */
  seller(): LegalSeller {
    const { settings } = this.#c.var
    return {
      address: settings.SELLER_ADDRESS,
      taxId: settings.SELLER_TAX_ID,
      email: settings.MAIL_DESK,
      law: settings.SELLER_LAW,
      venue: settings.SELLER_VENUE,
    }
  }

  /** Whether guides may mention the fictional inventory: it is for sale, or the build prerenders them with it. */
  async sellsExamples(): Promise<boolean> {
    const { req, env } = this.#c
    const asked = isDeployed(this.#c.var.settings) ? undefined : req.header(INVENTORY_HEADER)
    if (asked !== undefined) return asked === 'example'
    return await sellsExamplesNow({ ...this.#near(), env })
  }

  /** The page of a place or of a list of places: the same for everyone. */
  async localPage(section: LocalSectionSlug, slug: string): Promise<LocalView> {
    return await readLocalPage(this.#near(), { section, slug })
  }

  /** Page of a product; null for an unknown product. */
  async productPage(section: DetailSection, id: string): Promise<DetailView | null> {
    return await readProductPage(this.#near(), section, id)
  }

  /** Product list of a section. */
  async productList(section: DetailSection): Promise<DetailView> {
    return await readProductList(this.#near(), section)
  }

  /** Page of a format; null without one. */
  async formatPage(id: string): Promise<DetailView | null> {
    return await readFormatPage(this.#near(), id)
  }

  /** Context of pages that are the same for everyone. */
  #near() {
    return { ...databaseContext({ ...this.#c.env, DB: nearTo(this.#c) }), now: new Date() }
  }

  /** A report for a caller with a login, their own order or a shared link; null without access. */
  async report(id: string): Promise<ReportView | null> {
    const c = this.#c
    const asked = readReportQuery((name) => c.req.query(name) ?? null)
    try {
      const login = await currentAccount(
        { ...databaseContext(c.env), settings: c.var.settings },
        c.req.raw.headers,
      )
      const { env, req, executionCtx } = c
      const { settings, requestId } = c.var
      const context = operationContext({
        env,
        req,
        executionCtx,
        var: { settings, requestId, account: login?.account ?? null, database: nearTo(c) },
      })
      return await readReport(context, {
        id,
        query: await reportQuery(context, asked),
        access: {
          accessToken: undefined,
          accessKeyOf: (orderId) => orderCookie(c, orderId),
          shareKey: c.req.query('share'),
        },
      })
    } catch (error) {
      // The page then calls the API, which returns the reason.
      if (!(error instanceof ProductError))
        log('error', 'report not in the page', {
          requestId: c.get('requestId'),
          message: String(error),
        })
      return null
    }
  }
}
