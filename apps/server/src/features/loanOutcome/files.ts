/** Workbooks of outcomes, in the language of who asks. Headings by which a list is read stay as they are read. */
import type { LoanRow } from '@xinjian/contract/nouns/rules/loanOutcome'
import { chinaTime } from '@xinjian/format/china-time'
import { LIMITS } from '@xinjian/intake/limits'
import { templateXlsx } from '@xinjian/report-files/xlsx-template'
import type { TenantDb } from '../../db/tenant.ts'
import type { Download } from '../../http/implement.ts'
import { type Column, sheet, XLSX } from '../../http/lists/workbook.ts'
import { badRows, type LoanFilter, loanPage } from './store.ts'
import { LOAN_SAYS as SAYS } from './words.ts'

type Say = (zh: string) => string

export const sayFor = async (inEnglish: boolean): Promise<Say> =>
  inEnglish ? (await import('./file-english.ts')).loansEnglish : (zh) => zh

const TITLES = [SAYS.taxNo, SAYS.loanNo, SAYS.granted, SAYS.matured, SAYS.overdueDays] as const
const HOW = [SAYS.howTaxNo, SAYS.howLoanNo, SAYS.howGranted, SAYS.howMatured, SAYS.howOverdue]

export const templateFile = async (say: Say): Promise<Download> => ({
  fileName: `${say(SAYS.templateBook)}.xlsx`,
  type: XLSX,
  body: await templateXlsx([
    { name: say(SAYS.listSheet), rows: [TITLES], widths: [26, 22, 14, 14, 12], blank: 1_000 },
    {
      name: say(SAYS.notesSheet),
      rows: [
        [say(SAYS.column), say(SAYS.howTo)],
        ...TITLES.map((title, i) => [title, say(HOW[i]!)]),
        ['', ''],
        [say(SAYS.mostLoans({ n: LIMITS.loanListRows })), ''],
        [say(SAYS.sameLoan), ''],
      ],
      widths: [30, 70],
    },
  ]),
})

/** Under headings by which it is read again once it was put right. */
export async function badFile(tenant: TenantDb, id: number, say: Say): Promise<Download> {
  const bad = await badRows(tenant, id)
  async function* lines() {
    for (const { row, sheet: of, why, ...loan } of bad)
      yield [
        ...[String(row), of ?? '', say(why), loan.taxNo, loan.loanNo],
        ...[loan.granted, loan.matured, loan.overdueDays],
      ]
  }
  const own = [SAYS.row, SAYS.sheet, SAYS.why].map(say)
  const titles = [...own, ...TITLES].map((title) => [title] as const)
  return sheet([say(SAYS.badBook), say(SAYS.listSheet)], titles, lines())
}

/** What it said before it was corrected, the newest first. */
const before = ({ history, earlier }: LoanRow, say: Say): string =>
  [
    ...history.map(({ matured, overdueDays, enteredBy, enteredAt }) =>
      SAYS.wasBefore({
        ...{ matured, days: overdueDays, by: enteredBy, at: chinaTime(enteredAt, 16) },
      }),
    ),
    ...(earlier > 0 ? [SAYS.earlier({ n: earlier })] : []),
  ]
    .map(say)
    .join(say(SAYS.next))

const AT_ONCE = 100
const MOST = 100_000

export function exportFile(tenant: TenantDb, filter: LoanFilter, say: Say): Download {
  async function* lines() {
    for (let page = 1; page * AT_ONCE <= MOST; page++) {
      const { rows } = await loanPage(tenant, filter, page, AT_ONCE)
      for (const row of rows)
        yield [
          ...[row.name ?? '', row.taxNo, row.loanNo, row.granted, row.matured],
          ...[row.overdueDays, row.firstBy, chinaTime(row.firstAt, 16)],
          ...(row.history.length > 0
            ? [row.enteredBy, chinaTime(row.enteredAt, 16), before(row, say)]
            : ['', '', '']),
        ]
      if (rows.length < AT_ONCE) return
    }
  }
  const columns: Column[] = [
    ...[SAYS.name, SAYS.taxNo, SAYS.loanNo, SAYS.granted, SAYS.matured].map(
      (title): Column => [say(title)],
    ),
    [say(SAYS.overdueDays), 'number'],
    ...[SAYS.enteredBy, SAYS.enteredAt, SAYS.correctedBy, SAYS.correctedAt, SAYS.before].map(
      (title): Column => [say(title)],
    ),
  ]
  return sheet([say(SAYS.exportBook), say(SAYS.exportBook)], columns, lines())
}
