/** A bank that orders reports on lending from a server whose outside world is a sandbox of its own. */
import { createHash } from 'node:crypto'
import type { ReportBasis } from '@xinjian/contract'
import { decodeLoans, type LoanFacts } from '@xinjian/engine/lending/facts'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { unpackFacts } from '../../src/features/report/facts-bytes.ts'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

export const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/frontTax/front/report/tax/query'

export const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

interface Detail {
  row: {
    status: string
    message: string
    charge?: { state: string; why: string; amount: number }
  }
  document: ReportDocument | null
  basis: ReportBasis
}

export interface Made extends Detail {
  reportNo: string
  /** null = it was not made. */
  facts: LoanFacts | null
}

interface Question {
  subjectType: string
  subjectHash: string
  consentNo: string
}

export class LendingDesk {
  readonly sandbox: Sandbox
  readonly server: TestServer
  readonly bank: string
  readonly companyId: number

  private constructor(sandbox: Sandbox, server: TestServer, bank: string, companyId: number) {
    this.sandbox = sandbox
    this.server = server
    this.bank = bank
    this.companyId = companyId
  }

  static async open(): Promise<LendingDesk> {
    const sandbox = await Sandbox.start()
    const server = await startTestServer({ SANDBOX_URL: sandbox.url })
    const row = await server.db.one<{ company_id: number }>(
      "select company_id from app_user where user_name = 'demo'",
    )
    const bank = await officeToken(server, 'demo')
    return new LendingDesk(sandbox, server, bank, row!.company_id)
  }

  async close(): Promise<void> {
    await this.server.stop()
    this.sandbox.stop()
  }

  /** No faults, nobody asked yet, and no circuit that another test opened. */
  async calm(): Promise<void> {
    await this.sandbox.knob('reset')
    await this.server.db.run("delete from bureau_state where area_code ~ '^(PUBLIC|LENDING)'")
  }

  async ask(path: string, body: object) {
    return (await must(this.server.call('POST', path, body, this.bank))).data
  }

  async entered(firm: Firm): Promise<Firm> {
    await saveEnterprise(tenantOf(this.server.db, this.companyId), firm.taxNo, firm.name, {})
    return firm
  }

  ended(reportNo: string): Promise<Detail> {
    return until(async () => {
      const answer = await this.server.call('POST', DETAIL, { reportNo }, this.bank)
      if (answer.status !== 200) throw new Error(answer.msg)
      return ['READY', 'FAILED'].includes(answer.data.row.status) ? answer.data : null
    })
  }

  async made(firm: Firm, reportType = 'MULTI_LENDING'): Promise<Made> {
    const { reportNo } = await this.ask(ORDER, { taxId: firm.taxNo, reportType })
    return { reportNo, ...(await this.ended(reportNo)), facts: await this.factsOf(reportNo) }
  }

  /** The report that took the place of one that lacked an answer: its turn comes now. */
  async completed(lacking: string): Promise<Made> {
    await this.server.db.run('update report_completion set due_at = now() where report_no = $1', [
      lacking,
    ])
    const { completed_by: reportNo } = await until(async () => {
      const row = await this.server.db.one<{ status: string; completed_by: string }>(
        'select status, completed_by from report_completion where report_no = $1',
        [lacking],
      )
      return row?.status === 'DONE' ? row : null
    })
    return { reportNo, ...(await this.ended(reportNo)), facts: await this.factsOf(reportNo) }
  }

  /** What a report was made of. */
  async factsOf(reportNo: string): Promise<LoanFacts | null> {
    const row = await this.server.db.one<{ bytes: Uint8Array }>(
      'select f.bytes from report r join report_facts f on f.company_id = r.company_id and f.hash = r.facts_hash where r.report_no = $1',
      [reportNo],
    )
    return row && decodeLoans(unpackFacts(row.bytes))
  }

  /** Every question that the bureau got since the last calm. */
  async asked(): Promise<Question[]> {
    return (await this.sandbox.get('/knobs/lending-asked')).asked
  }

  /** The newest contract of a kind. */
  async consentOf(firm: Firm, code: string): Promise<string> {
    const row = await this.server.db.one<{ contract_no: string }>(
      `select c.contract_no from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
        where e.tax_no = $1 and c.code = $2 order by c.signed_at desc limit 1`,
      [firm.taxNo, code],
    )
    return row!.contract_no
  }
}
