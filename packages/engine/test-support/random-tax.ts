/** Made-up returns of an enterprise that may change its type, skip periods, file late, or tell half of a form. */
import type { TaxFacts, VatReturn } from '../src/tax/facts.ts'
import { random } from './random.ts'
import { slowDeadline } from './slow/deadline.ts'
import { citAnnual, citYearQuarters, taxReportFacts } from './tax-report-facts.ts'

const M0 = 2026 * 12 + 1
const START = M0 - 45

const text = (m: number): string => `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`

export function randomTax(seed: number): TaxFacts {
  const { next, int, pick } = random(seed)
  const change = pick([START, START, M0 + 3, M0 - 3 * int(1, 12)])
  const born = next() < 0.3 ? M0 - int(0, 40) : null
  const skip = pick([0, 0, 0.02, 0.1])
  const size = pick([10_000, 1_000_000, 90_000_000_000])
  const vatReturns: VatReturn[] = []
  for (let m = START - (START % 3); m <= M0 + 1; ) {
    const small = m < change - (change % 3)
    const to = small ? m + 2 : m
    if (to <= M0 && next() >= skip && (born === null || m > born))
      vatReturns.push(made(small ? 'SMALL' : 'GENERAL', m, to))
    m = to + 1
  }

  function figure(): number {
    const kind = next()
    if (kind < 0.12) return 0
    return Math.round((kind < 0.15 ? -0.2 : 1) * next() * size) * 100
  }
  function made(form: VatReturn['form'], from: number, to: number): VatReturn {
    const sales = figure()
    const of = (amount: number) => ({ amount, ytd: null })
    const lines: Record<string, { amount: number | null; ytd: null }> =
      form === 'GENERAL'
        ? {
            '1': of(sales),
            '8': of(next() < 0.1 ? figure() : 0),
            '11': of(Math.round(sales * 0.13)),
            '12': of(figure()),
            '14': of(next() < 0.2 ? figure() : 0),
            '20': of(next() < 0.5 ? figure() : 0),
            '24': of(next() < 0.3 ? 0 : Math.round(sales * 0.03)),
          }
        : {
            '1': of(sales),
            '9': of(next() < 0.4 ? sales : 0),
            '15': of(Math.round(sales * 0.03)),
            '20': of(Math.round(sales * 0.01)),
          }
    if (next() < 0.03) delete lines[pick(Object.keys(lines))]
    const deadline = slowDeadline(to)
    const late = next() < 0.05
    const month = deadline.slice(0, 8)
    const day = late ? `${month}28` : `${month}0${int(1, 9)}`
    return {
      key: `${form}/${from}-${to}`,
      form,
      from,
      to,
      declaredOn: next() < 0.01 ? null : day,
      deadline: next() < 0.3 ? deadline : null,
      status: null,
      lines,
      schedules: null,
    }
  }

  const first = born === null ? 2022 : Math.floor(born / 12) + 1
  const citReturns = [2022, 2023, 2024, 2025]
    .filter((year) => year >= first)
    .flatMap((year) => {
      const revenue = Math.abs(figure()) / 100
      const profit = revenue * (next() - 0.3)
      const due = Math.max(0, profit) * 0.05
      const old = year < 2024
      const annual = citAnnual(year, {
        '1': revenue,
        [old ? '13' : '18']: profit,
        [old ? '28' : '33']: due,
        [old ? '32' : '37']: due * next() * 1.5,
      })
      const early = next() < 0.7 ? { declaredOn: `${year + 1}-03-06` } : {}
      return [
        ...citYearQuarters(year, revenue, profit),
        ...(next() < 0.8 ? [{ ...annual, ...early }] : []),
      ]
    })
  const gap = next() < 0.2 ? M0 - int(2, 20) : null
  return taxReportFacts({
    registration: {
      name: '随机示例有限公司',
      taxNo: null,
      taxpayerType: change > M0 ? 'SMALL' : 'GENERAL',
      establishedOn: born === null ? null : `${text(born)}-12`,
    },
    covered: {
      VAT_RETURN: gap
        ? [
            [text(START), text(gap - 1)],
            [text(gap + 1), '2026-03'],
          ]
        : [[text(START), pick(['2026-03', '2026-03', '2026-02'])]],
    },
    vatReturns,
    citReturns,
  })
}
