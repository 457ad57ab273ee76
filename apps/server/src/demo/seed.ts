/**
 * Sample data by the ordinary way in: the sandbox's enterprises export their invoices as a tax bureau would, the export is
 * uploaded as an import batch, workers book it, and a report is ordered. Nothing is written around the product.
 */

import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { type TenantDb, tenantOf } from '../db/tenant.ts'
import {
  callbackTarget,
  createCallbackBox,
  DEMO_CHANNEL,
  registerCallback,
} from '../features/channel/index.ts'
import {
  anyInDemo,
  countEnterprises,
  saveEnterprise,
  showInDemo,
} from '../features/enterprise/index.ts'
import { countRunning, createImport, wakeImports } from '../features/intake/index.ts'
import { orderReport } from '../features/report/index.ts'
import { columnsOf } from '../keys/data-keys.ts'
import { loadKeys } from '../keys/load.ts'
import type { Secret } from '../security/secret.ts'
import { openStores } from '../stores.ts'
import { addDemoAccounts, DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { addDemoLoans } from './loans.ts'
import { stockCompany } from './money.ts'
import { correctDemo } from './recognition.ts'
import {
  type ExportPeriod,
  fetchBooks,
  fetchExport,
  fetchReturns,
  fetchSamples,
  filesReturns,
  keepsShop,
  type SampleEnterprise,
} from './samples.ts'
import { programmeInDemo } from './supply-chain.ts'

const WAIT_MS = 120_000
const DEMO_USER = { userName: 'demo' }
/** Ordered of every enterprise: the sandbox's vendors tell what registry and courts publish. */
const ON_PUBLIC_RECORDS = ['JUSTICE_ENT'] as const
/** Ordered where an enterprise brought its returns. */
const ON_RETURNS = 'TAX_RISK'
/** Ordered where an enterprise brought its books, and where these hold what a shop sells. */
const ON_BOOKS = ['ERP', 'ERP_ITEM'] as const
const ON_SALES = ['ERP_ZHJ'] as const

/** Makes accounts and samples that are missing, and returns the lines that introduce them. */
export async function seedDemo(
  config: Config,
  db: Database,
  say: (line: string) => void,
): Promise<string[]> {
  const secret = await loadKeys(config, db)
  const companies = await addDemoAccounts(db, columnsOf(db, secret))
  for (const { company, kind } of DEMO_ACCOUNTS)
    if (kind === 'CUSTOMER') await stockCompany(db, companies.get(company) ?? 0)
  const tenant = tenantOf(db, companies.get('示例商业银行') ?? 0)
  const first = (await countEnterprises(tenant)) === 0
  await correctDemo(tenant)
  await addDemoLoans(config, db, companies)
  await programmeInDemo(config, db, companies)
  await receiverInSandbox(config, secret, tenant, first)
  if (first) await loadSamples(config, db, tenant, say)
  // Those of a database from before enterprises were marked, too.
  if (!(await anyInDemo(tenant)))
    await showInDemo(
      tenant,
      (await fetchSamples(config)).map((sample) => sample.taxNo),
    )
  return [
    `沙箱收件箱（短信与邮件）：${config.sandboxUrl}/inbox`,
    `演示账号（密码均为 ${DEMO_PASSWORD}，也可用手机号短信登录）：`,
    ...DEMO_ACCOUNTS.map((a) => `  ${a.userName.padEnd(6)} ${a.mobile}  ${a.company} · ${a.about}`),
  ]
}

async function loadSamples(
  config: Config,
  db: Database,
  tenant: TenantDb,
  say: (line: string) => void,
): Promise<void> {
  say('首次启动，正在通过导入流程载入示例企业…')
  const { blobs } = await openStores(config)
  const put = async (sample: SampleEnterprise, what: string, file: Uint8Array) => {
    const { key, bytes } = await blobs.put(file)
    await createImport(tenant, {
      taxNo: sample.taxNo,
      fileName: `${sample.name}-${what}`,
      fileBytes: bytes,
      blobKey: key,
      directionHint: null,
      createdBy: 'demo',
    })
  }
  const samples = await fetchSamples(config)
  for (const sample of samples) {
    await saveEnterprise(tenant, sample.taxNo, sample.name, sample.registration)
    for (const period of sample.periods) {
      const file = await fetchExport(config, sample, period)
      await put(sample, `全量发票${daysOf(period)}.xlsx`, file)
    }
    const books = await fetchBooks(config, sample)
    if (filesReturns(sample))
      await put(sample, '增值税申报表.json', await fetchReturns(config, sample))
    if (books) await put(sample, '账套导出.xlsx', books)
    await wakeImports(db)
    await untilImported(tenant)
    await orderReport(db, tenant, DEMO_USER, { taxId: sample.taxNo })
    for (const kind of [
      ...ON_PUBLIC_RECORDS,
      ...(books ? ON_BOOKS : []),
      ...(books && keepsShop(sample) ? ON_SALES : []),
    ])
      await orderReport(db, tenant, DEMO_USER, { taxId: sample.taxNo, kind })
    say(`  ${sample.name}`)
  }
  // A ring is seen where the invoices of all who stand in it are held.
  for (const { taxNo: taxId } of samples.filter(filesReturns))
    await orderReport(db, tenant, DEMO_USER, { taxId, kind: ON_RETURNS })
}

const daysOf = ({ from, to }: ExportPeriod): string =>
  from || to ? `-${from ?? '开业'}至${to ?? '今'}` : ''

async function untilImported(tenant: TenantDb): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    if ((await countRunning(tenant)) === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('示例数据未能在两分钟内导入')
}

/**
 * The sandbox plays the bank's own system, too: it receives results and checks their signatures. Its port may be another at
 * the next start; an address that somebody registered, or ended, stays as it is.
 */
async function receiverInSandbox(
  config: Config,
  keys: Secret,
  tenant: TenantDb,
  first: boolean,
): Promise<void> {
  const url = `${config.sandboxUrl}/callbacks`
  const old = await callbackTarget(tenant, DEMO_CHANNEL)
  const moved = old?.url?.startsWith('http://127.0.0.1') && old.url !== url
  if (!first && !moved) return
  const secret = config.sandboxKey
  await registerCallback(tenant, createCallbackBox(keys), DEMO_CHANNEL, {
    url,
    secret,
  })
}
