/** Facts by which every version of an engine is held to what it said: chosen here, kept as bytes in the archive. */

import { readdir, readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { ARCHIVE_URL } from '../src/archive.ts'
import { ENGINES } from '../src/engines.ts'
import type { LendingFacts } from '../src/invoice/facts/lending.ts'
import type { InvoiceFacts } from '../src/invoice/facts.ts'
import { parseMonth } from '../src/kit/calendar/window.ts'
import { kindFolder, type ReportKind } from '../src/report/kinds.ts'
import { archetype } from './archetypes.ts'
import { CHAIN_BESIDE_GOLDEN } from './chain/facts.ts'
import { ERP_GOLDEN } from './erp/golden.ts'
import {
  BOOKS_BESIDE_GOLDEN,
  JOINT_GOLDEN,
  LENDERS_BESIDE_GOLDEN,
  PUBLIC_BESIDE_GOLDEN,
} from './joint-facts.ts'
import { LENDING_GOLDEN } from './lending/golden.ts'
import { PUBLIC_GOLDEN } from './public/golden.ts'
import { ERP_ZHJ_GOLDEN } from './shop/facts.ts'
import { monthly, smallFacts } from './small-facts.ts'
import { ERP_ITEM_GOLDEN } from './stock/facts.ts'
import { TAX_GOLDEN } from './tax-facts.ts'
import { TAX_REPORT_GOLDEN } from './tax-golden.ts'
import { TAX_RECORD_GOLDEN } from './tax-record-golden.ts'

export interface Golden {
  /** `new-small@2026-02`: name and last month. */
  name: string
  bytes: Uint8Array
  through: number
}

const LENDING: LendingFacts = {
  taxPaid: {
    covered: [[24_279, 24_315]],
    months: [{ month: 24_310, vat: 3_000_000, cit: 800_000 }],
  },
  arrears: 0,
  statement: {
    periodEnd: '2025-12-31',
    revenue: 320_000_000,
    cost: 240_000_000,
    profit: 16_000_000,
    inventories: { begin: 30_000_000, end: 34_000_000 },
    receivables: { begin: 50_000_000, end: 61_000_000 },
    payables: { begin: 20_000_000, end: null },
    prepayments: { begin: null, end: null },
    advances: { begin: 0, end: 0 },
    currentAssets: 110_000_000,
    currentLiabilities: 90_000_000,
    shortLoans: 10_000_000,
  },
  statementsCollected: true,
  unused: ['增值税申报'],
}

type Choice = Record<string, () => Uint8Array>

const invoice = (facts: Parameters<typeof ENGINES.INVOICE.encode>[0]) =>
  ENGINES.INVOICE.encode(facts)

/** Every month that is covered, told by a tax bureau. */
export const toldByBureau = (facts: InvoiceFacts): InvoiceFacts => {
  const { OUT, IN } = facts.covered
  return { ...facts, collected: { OUT: OUT ? [OUT] : [], IN: IN ? [IN] : [] } }
}

/** A new version may be held to more of them; those that are in the archive never change. */
export const GOLDEN_CHOICE: Record<ReportKind, Choice> = {
  INVOICE: {
    'seasonal-maker@2026-02': () => invoice(archetype('季节性制造').facts),
    'ceiling-and-red@2023-12': () => invoice(archetype('顶额+红冲').facts),
    'partly-collected@2026-02': () => invoice(archetype('数据缺失').facts),
    'new-small@2026-02': () => invoice(archetype('新设小规模').facts),
    'new-small@2026-01': () => invoice(archetype('新设小规模').facts),
    'nothing@2026-02': () => invoice(smallFacts([])),
    'sales-only@2026-02': () =>
      invoice(smallFacts(monthly('2026-02', [5, 4, 3, 0, -1, 9]), { covered: { IN: null } })),
    // Scored by the card of collected data.
    'told-by-bureau@2026-02': () => invoice(toldByBureau(archetype('健康贸易').facts)),
    // Rated, with taxes, a statement and the institution's terms behind its limit.
    'lent-to@2026-02': () =>
      invoice({
        ...smallFacts([
          ...[0, 1, 2].flatMap((counterparty) =>
            monthly('2026-02', new Array(36).fill(90_000), { counterparty }),
          ),
          ...monthly('2026-02', new Array(36).fill(60_000), { direction: 'IN', counterparty: 3 }),
        ]),
        lending: LENDING,
        policy: 'PUHUI',
        institution: { productMaxYuan: 300_000, existingDebtYuan: 20_000 },
      }),
  },
  TAX_PAYMENT: TAX_GOLDEN,
  TAX: { ...TAX_REPORT_GOLDEN, ...TAX_RECORD_GOLDEN },
  TAX_INVOICE: {
    ...JOINT_GOLDEN,
    ...BOOKS_BESIDE_GOLDEN,
    ...PUBLIC_BESIDE_GOLDEN,
    ...LENDERS_BESIDE_GOLDEN,
  },
  TAX_RISK: {
    ...JOINT_GOLDEN,
    ...PUBLIC_BESIDE_GOLDEN,
    ...LENDERS_BESIDE_GOLDEN,
    ...CHAIN_BESIDE_GOLDEN,
  },
  BASIC: PUBLIC_GOLDEN,
  ERP_ITEM: ERP_ITEM_GOLDEN,
  ERP: ERP_GOLDEN,
  ERP_ZHJ: ERP_ZHJ_GOLDEN,
  JUSTICE_ENT: PUBLIC_GOLDEN,
  JUSTICE_BASE: PUBLIC_GOLDEN,
  JUSTICE: PUBLIC_GOLDEN,
  MULTI_LENDING: LENDING_GOLDEN,
  LONG_LOAN: LENDING_GOLDEN,
}

export const goldenUrl = (kind: ReportKind): URL =>
  new URL(`golden/${kindFolder(kind)}/`, ARCHIVE_URL)

/** Those in the archive, by name. */
export async function goldenFacts(kind: ReportKind): Promise<Golden[]> {
  const files = (await readdir(goldenUrl(kind))).sort()
  return Promise.all(
    files.map(async (file) => {
      const name = file.replace(/\.gz$/, '')
      const month = parseMonth(name.slice(name.indexOf('@') + 1))
      if (month === null) throw new Error(`golden facts without a month: ${file}`)
      const bytes = gunzipSync(await readFile(new URL(file, goldenUrl(kind))))
      return { name, bytes, through: month }
    }),
  )
}
