/** A firm of the sandbox's world, collected by a phone and reported by an institution the ordinary way, all over HTTP. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { bringBooks } from './books.ts'

/** What some twenty reports ordered at once may take beside all other tests. */
const MADE_MS = 180_000

export interface MadeReport {
  reportNo: string
  document: ReportDocument
}

export class ReportedFirms {
  readonly sandbox: Sandbox
  readonly server: TestServer
  readonly token: string
  /** Keys of firms that brought their books. */
  readonly withBooks = new Set<string>()

  private constructor(sandbox: Sandbox, server: TestServer, token: string) {
    this.sandbox = sandbox
    this.server = server
    this.token = token
  }

  static async start(): Promise<ReportedFirms> {
    const sandbox = await Sandbox.start()
    const server = await startTestServer({ SANDBOX_URL: sandbox.url })
    return new ReportedFirms(sandbox, server, await officeToken(server, 'demo'))
  }

  async stop(): Promise<void> {
    await this.server.stop()
    this.sandbox.stop()
  }

  /** The data of an answer that was no refusal. */
  async ask(path: string, body: object) {
    return (await must(this.server.call('POST', path, body, this.token))).data
  }

  /** Asks the bureau for everything of the firm of this key. */
  async collect(key: string) {
    const firm = await this.sandbox.firm(key)
    const phone = new Phone(this.server, this.sandbox)
    const { state } = await phone.login(firm)
    if (state === 'LOGIN_SMS') {
      const { mobile } = await this.sandbox.person(firm)
      const smsCode = await this.sandbox.smsCode(mobile, 'ETAX_LOGIN')
      await must(phone.sealed('loginEtax', { way: 'SMS', smsCode }))
    }
    await phone.collect()
    await phone.until(['SUCCESS', 'PARTIAL'])
    return firm
  }

  /** Every kind of report that can be made of what was collected of the firm of this key, and of its books. */
  async reportsOf(key: string): Promise<MadeReport[]> {
    const firm = await this.collect(key)
    if (await bringBooks(this, firm.taxNo, this.token)) this.withBooks.add(key)
    const products: { reportType: ReportKind; ready: boolean }[] = await this.ask(
      '/bss/order/product/access/queryAccessProductResult',
      { taxId: firm.taxNo },
    )
    const reportTypes = products.filter(({ ready }) => ready).map(({ reportType }) => reportType)
    return this.order(firm.taxNo, reportTypes)
  }

  /** Reports of these kinds, once they are made. */
  async order(taxId: string, reportTypes: readonly string[]): Promise<MadeReport[]> {
    const rows: { reportNo: string }[] = await this.ask('/report/pack/order', {
      ...{ taxId, reportTypes },
    })
    const made: MadeReport[] = []
    // One is asked after at a time: twenty at once took more of the processor than the worker that makes them.
    for (const { reportNo } of rows) made.push({ reportNo, document: await this.#made(reportNo) })
    return made
  }

  #made(reportNo: string): Promise<ReportDocument> {
    return until(async () => {
      const { row, document } = await this.ask('/bss/order/report/getDetailReport', { reportNo })
      if (row.status === 'FAILED') throw new Error(row.message)
      return row.status === 'READY' ? document : null
    }, MADE_MS)
  }
}
