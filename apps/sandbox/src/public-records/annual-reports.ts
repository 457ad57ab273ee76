/** 企业年报: what a firm publishes of each year, of its amounts only where it chose to. They are those of its statements and payments. */
import type { Datasets } from '../bureaus/datasets.ts'
import { type Day, monthOf, parseDay, yearOf } from '../world/calendar.ts'
import { registrationOf } from '../world/filings/registration.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { phoneOf } from './contacts.ts'
import { type Fields, iso, record, type WorldRecord } from './record.ts'
import type { Subject } from './subjects.ts'

const YEARS = 3
/** Who publishes its amounts. */
const OPEN = new Set(['maker', 'trader', 'seasonal', 'arrears'])

interface Item {
  name: string
  endAmount?: string
  ytdAmount?: string
}

interface Statement {
  periodEnd: string
  balanceSheet: Item[]
  incomeStatement: Item[]
}

/** Of the last years; each is published in May of the next. */
export async function annualReportsOf(
  subject: Subject,
  firm: Firm,
  world: World,
  datasets: Datasets,
  today: Day,
): Promise<WorldRecord[]> {
  const { employees, insured } = firm.profile
  const now = yearOf(monthOf(today))
  const amounts = OPEN.has(firm.key) ? await amountsOf(firm, datasets) : () => ({})
  return Array.from({ length: YEARS }, (_, i) => now - 1 - i).flatMap((year) => {
    const published = parseDay(`${year + 1}-05-${10 + (firm.ordinal % 18)}`)
    if (year < yearOf(monthOf(firm.founded)) || published > today) return []
    const fields = {
      year,
      publishedOn: iso(published),
      status: '开业',
      employees,
      insured,
      ...amounts(year),
      phone: phoneOf(subject),
      email: `office@${firm.key}.example`,
      address: registrationOf(firm, world).bizAddress,
    }
    return [
      record('ANNUAL_REPORT', subject, `${subject.taxNo}-${year}`, fields, { from: published }),
    ]
  })
}

/** By year; nothing of a year that the statements do not hold whole. */
async function amountsOf(firm: Firm, datasets: Datasets): Promise<(year: number) => Fields> {
  const statements = (await datasets.rows(firm, 'FIN_STATEMENTS')) as Statement[]
  const payments = (await datasets.rows(firm, 'PAYMENTS')) as { payDate: string; amount: string }[]
  return (year) => {
    const quarters = statements.filter(({ periodEnd }) => periodEnd.startsWith(String(year)))
    const last = quarters.at(-1)
    if (quarters.length < 4 || !last) return {}
    const end = (name: string) => Number(item(last.balanceSheet, name).endAmount)
    const flow = (name: string) => Number(item(last.incomeStatement, name).ytdAmount)
    const paid = payments.filter(({ payDate }) => payDate.startsWith(String(year)))
    return {
      totalAssets: end('资产总计'),
      liabilities: end('负债合计'),
      equity: end('所有者权益合计'),
      revenue: flow('营业收入'),
      mainRevenue: flow('营业收入'),
      totalProfit: flow('利润总额'),
      netProfit: flow('净利润'),
      // In whole 分: sums of binary fractions are off.
      taxPaid: paid.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100,
    }
  }
}

function item(items: readonly Item[], name: string): Item {
  const found = items.find((one) => one.name === name)
  if (!found) throw new RangeError(`报表没有 ${name}`)
  return found
}
