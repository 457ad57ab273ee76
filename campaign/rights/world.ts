/** Companies with data of their own, each planted with words that nobody else may read, and everybody who may come with a token. */
import type { CollectTask, RoleCode } from '@xinjian/contract'
import { usccCheckCharacter } from '@xinjian/format'
import { stockCompany } from '../../apps/server/src/demo/money.ts'
import { closeSession, openSession } from '../../apps/server/src/features/session/sessions.ts'
import { startCrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { type Firm, must, Phone, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { TestServer } from '../../apps/server/test/harness.ts'
import { BooksPhone } from '../../apps/server/test/programs/books-phone.ts'
import { addBooks } from './books.ts'
import { facade } from './facade.ts'
import { addPapers } from './papers.ts'

/** Numbers and tokens that lead to something of a company, by the field of a call that takes them. */
export type Ids = Record<string, string | number>

export interface Company {
  id: number
  name: string
  /** Words and numbers that no answer to anybody else may hold. */
  secrets: string[]
  ids: Ids
}

export interface Identity {
  /** Who: a role, or what is wrong with the token. */
  who: string
  role: RoleCode | null
  /** Of whom; null = of nobody (operators, people without a session). */
  company: Company | null
  token: string | null
  /** Of a phone: seals bodies. */
  phone: Phone | null
}

export interface RightsWorld {
  server: TestServer
  /** They have everything and ask for nothing. */
  victims: Company[]
  identities: Identity[]
  stop(): Promise<void>
}

export async function startRightsWorld(): Promise<RightsWorld> {
  const sandbox = await Sandbox.start()
  const world = await startCrashWorld(sandbox)
  const stop = async () => {
    await world.stop()
    sandbox.stop()
  }
  try {
    const server = facade(world)
    const build = new Builder(server, sandbox)
    const victims = [await build.company('受害甲', 0), await build.company('受害乙', 1)]
    const attackers = [await build.company('来者丙', 2), await build.company('来者丁', 3)]
    const identities = await build.strangers()
    for (const [n, company] of attackers.entries())
      identities.push(...(await build.people(company)), ...(await build.phones(company, 2 + n)))
    return { server, victims, identities, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Numbers that nobody else may be told. */
const SECRET_IDS = [
  'reportNo',
  'taskId',
  'finTaskId',
  'contractNo',
  'collectedReportNo',
  'checkNo',
  'watchNo',
  'batchNo',
  'bookReportNo',
  'terminalNo',
] as const

class Builder {
  readonly #server: TestServer
  readonly #sandbox: Sandbox
  #made = 0

  constructor(server: TestServer, sandbox: Sandbox) {
    this.#server = server
    this.#sandbox = sandbox
  }

  /** A company whose upload, reports, share and collection are done. All companies collect one firm: only they stand between. */
  async company(name: string, n: number): Promise<Company> {
    const { db } = this.#server
    const id = await this.#insert('insert into company (name, kind) values ($1, $2) returning id', [
      `${name}机构`,
      'CUSTOMER',
    ])
    await stockCompany(db, id)
    const company: Company = { id, name, secrets: [`${name}机构`], ids: { companyId: id } }
    const admin = await this.#session(company, 'ROLE_COMPANY_ADMIN')
    const ask = (path: string, body: object) => must(this.#server.call('POST', path, body, admin))
    const first17 = `9144030019220${String(2000 + n)}`
    const taxNo = `${first17}${usccCheckCharacter(first17)}`
    const canary = `金丝雀${name}`
    company.secrets.push(canary, taxNo)
    await ask('/enterprise/save', { name: `${canary}有限公司`, taxNo })
    const importId = await this.#upload(admin, taxNo, canary)
    const ordered = async (taxId: string) => {
      const { reportNo } = (await ask('/frontTax/front/report/tax/query', { taxId })).data
      const { document } = await this.#until(async () => {
        const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
        return data.row.status === 'READY' ? data : null
      })
      return { reportNo, document }
    }
    const { reportNo, document } = await ordered(taxNo)
    const shared = { reportNo, days: 1, purpose: `${canary}用途` }
    const share = (await ask('/report/share/create', shared)).data
    const phone = await this.#phone(admin)
    const firm = await this.#firm()
    await phone.login(firm)
    await phone.collect()
    const task: CollectTask = await phone.until(['SUCCESS'])
    const row = await db.one<{ fin_task_id: string; contract_no: string }>(
      'select fin_task_id, contract_no from collect_task where task_id = $1',
      [task.taskId],
    )
    const invoice = await db.one<{ invoice_key: string; enterprise_id: number }>(
      'select invoice_key, enterprise_id from invoice where company_id = $1 and import_id = $2 limit 1',
      [id, importId],
    )
    const [witness] = (await ask('/terminal/witnesses', {})).data
    const { row: terminal } = (
      await ask('/terminal/add', {
        serial: `${n}-${id}`.padStart(4, '0'),
        place: canary,
        witnessId: witness.id,
        witnessIdNo: '11010519491231002X',
      })
    ).data
    Object.assign(company.ids, {
      terminalId: terminal.id,
      terminalNo: terminal.terminalNo,
      witnessId: witness.id,
      taxNo,
      reportNo,
      importId,
      shareId: share.id,
      of: document.indicators.find((i: { evidence: unknown }) => i.evidence !== null).key,
      taskId: task.taskId,
      finTaskId: row!.fin_task_id,
      contractNo: row!.contract_no,
      collectedReportNo: (await ordered(firm.taxNo)).reportNo,
      invoiceKey: invoice!.invoice_key,
      enterpriseId: invoice!.enterprise_id,
      ...(await addPapers(this.#server, admin, canary, this.#sandbox.url)),
      ...(await addBooks(this.#server, admin, taxNo, canary)),
    })
    for (const [key, id] of Object.entries(company.ids))
      if (id == null) throw new Error(`${key} of ${name} is not there`)
    for (const key of SECRET_IDS) company.secrets.push(String(company.ids[key]))
    return company
  }

  /** Everybody of a company who logs in, and sessions that are over. */
  async people(company: Company): Promise<Identity[]> {
    const roles: RoleCode[] = ['ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_STAFF', 'ROLE_RYC_CHILD']
    const found: Identity[] = []
    for (const role of [...roles, 'ROLE_RYC_SAAS_FAREN', 'ROLE_DEMO'] as const)
      found.push({
        who: role,
        role,
        company,
        token: await this.#session(company, role),
        phone: null,
      })
    const over = await this.#session(company, 'ROLE_COMPANY_ADMIN')
    await this.#server.db.run(
      `update session set expires_at = now() - interval '1 minute', last_seen_at = now() - interval '1 day'
        where token_hash = (select token_hash from session where company_id = $1 order by created_at desc limit 1)`,
      [company.id],
    )
    const closed = await this.#session(company, 'ROLE_COMPANY_ADMIN')
    await closeSession(this.#server.db, closed)
    for (const [who, token] of [
      ['expired', over],
      ['logged out', closed],
    ] as const)
      found.push({ who, role: null, company: null, token, phone: null })
    return found
  }

  /** Phones that have opened a link of the company, of taxes and of books, and one that has signed for the firm all companies collect. */
  async phones(company: Company, n: number): Promise<Identity[]> {
    const admin = await this.#session(company, 'ROLE_COMPANY_ADMIN')
    const opened = await this.#phone(admin)
    const books = await this.#phone(admin, new BooksPhone(this.#server, this.#sandbox))
    const signed = await this.#phone(admin)
    await signed.sign(await this.#sandbox.neighbour('4403', n))
    return [
      { who: 'phone', role: null, company, token: opened.token, phone: opened },
      { who: 'phone of books', role: null, company, token: books.token, phone: books },
      { who: 'phone that signed', role: null, company, token: signed.token, phone: signed },
    ]
  }

  /** Those who belong to no company with data. */
  async strangers(): Promise<Identity[]> {
    const found: Identity[] = [
      { who: 'nobody', role: null, company: null, token: null, phone: null },
      { who: 'made-up token', role: null, company: null, token: 'x'.repeat(43), phone: null },
    ]
    for (const role of ['ROLE_ADMIN', 'ROLE_OPERATOR'] as const) {
      // Each of a platform of its own: an administrator who tries numbers would freeze the operator beside him.
      const platform = {
        id: await this.#insert('insert into company (name, kind) values ($1, $2) returning id', [
          `平台${role}`,
          'OPERATOR',
        ]),
      }
      const token = await this.#session(platform, role)
      found.push({ who: role, role, company: null, token, phone: null })
    }
    return found
  }

  async #insert(sql: string, values: (string | number)[]): Promise<number> {
    return (await this.#server.db.one<{ id: number }>(sql, values))!.id
  }

  async #session(company: Pick<Company, 'id'>, role: RoleCode): Promise<string> {
    const n = ++this.#made
    const user = await this.#insert(
      'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
      [company.id, `rights-${n}`, `197${String(n).padStart(8, '0')}`],
    )
    const { db } = this.#server
    await db.run('insert into user_role (user_id, role_code) values ($1, $2)', [user, role])
    const kind = role === 'ROLE_DEMO' ? 'DEMO' : 'MAIN'
    return (await openSession(db, { id: user, companyId: company.id }, kind)).token
  }

  async #phone(admin: string, phone = new Phone(this.#server, this.#sandbox)): Promise<Phone> {
    const { data } = await must(this.#server.call('POST', '/collect/link', {}, admin))
    await must(phone.open({ channelCode: new URL(data.url).searchParams.get('channel') }))
    return phone
  }

  #firm(): Promise<Firm> {
    return this.#sandbox.firm('maker')
  }

  async #upload(token: string, taxNo: string, canary: string): Promise<number> {
    const lines = ['发票号码,开票日期,购方识别号,购买方名称,金额,税额,价税合计,发票状态']
    for (let i = 0; i < 120; i++) {
      const day = new Date(Date.UTC(2025, i % 12, 1 + (i % 28))).toISOString().slice(0, 10)
      const buyer = `9133010079965${String(i % 9).padStart(5, '0')}`
      lines.push(
        `${20_000_000 + i},${day},${buyer},${canary}买方${i % 9}公司,100.00,13.00,113.00,正常`,
      )
    }
    const form = new FormData()
    form.set('taxNo', taxNo)
    form.append('file', new Blob([lines.join('\n')]), `${canary}.csv`)
    const response = await fetch(`${this.#server.base}/invoice/import/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, msg } = (await response.json()) as { data: { id: number }[] | null; msg: string }
    if (!data) throw new Error(msg)
    const { id } = data[0]!
    return this.#until(async () => {
      const body = { id }
      const answer = await this.#server.call('POST', '/invoice/import/detail', body, token)
      return answer.data.row.status === 'DONE' ? id : null
    })
  }

  async #until<T>(ask: () => Promise<T | null>): Promise<T> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const found = await ask()
      if (found !== null) return found
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('waited in vain')
  }
}
