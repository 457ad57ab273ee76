/**
 * Every named firm of the sandbox's world, collected and reported the ordinary way: all its reports speak with one voice, each of their
 * sentences follows from its own figure, and what quarters alone tell comes to what their rows add up to.
 */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import { unfounded } from '@xinjian/engine/claims/unfounded'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { BOOK_KIND_NAMES, REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReportedFirms } from '../support/reported-firm.ts'
import { listed, shownTable, tallyOf, unlike } from './rules-shown.ts'

/** By their keys in the world; the group's million of invoices is left to the benches. */
const FIRMS = [
  ...['maker', 'trader', 'seasonal', 'young', 'newborn', 'small', 'toplimit', 'gap'],
  ...['inverted', 'single', 'wholesale', 'arrears', 'dishonest', 'missing'],
  ...['surge', 'stopped', 'shell1'],
]

/** Their program keeps sales line by line. */
const SHOPS = ['trader', 'inverted', 'arrears']

/** Less than two years old. */
const YOUNG = ['young', 'newborn', 'wholesale', 'shell1']

/** Changes of shareholders that a report on the registry counts in two years (J-14). */
const ownerChanges = ({ indicators }: ReportDocument) =>
  indicators.filter(({ key }) => key === 'J-14.L24').map(({ value }) => value)

let firms: ReportedFirms
const made = new Map<string, readonly ReportDocument[]>()

beforeAll(async () => {
  firms = await ReportedFirms.start()
})
afterAll(() => firms.stop())

const monthOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(-2)) - 1

/** Windows of months that say how many of theirs the firm lived, with what the calendar says of the same. */
function spansLived({ profile, periods, indicators }: ReportDocument): [string, number, number][] {
  const founded = profile?.establishedOn?.slice(0, 7)
  return indicators.flatMap(({ key, window, detail = '' }): [string, number, number][] => {
    const said = /该期间仅含成立后的(\d+)个月/.exec(detail)?.[1]
    const name = window.split('/')[0]!
    if (!said || !founded || !/^(?:L\d+|P12|Y)$/.test(name)) return []
    const until = /所属期至(\d{4}-\d{2})/.exec(detail)?.[1]
    const last = until ? monthOf(until) : monthOf(periods.last) - (name === 'P12' ? 12 : 0)
    const end = name === 'Y' && !until ? Math.floor((last + 1) / 12) * 12 - 1 : last
    return [[key, Number(said), end - monthOf(founded) + 1]]
  })
}

it.each(FIRMS)('%s', async (key) => {
  const documents = (await firms.reportsOf(key)).map(({ document }) => document)
  made.set(key, documents)
  const kinds = documents.map(({ kind }) => kind)
  // Who does jobs and sells no goods has books, and nothing in stock.
  const [books, stock] = [firms.withBooks.has(key), kinds.includes('ERP_ITEM')]
  const told = REPORT_KIND_NAMES.filter((kind) =>
    kind === 'ERP_ITEM'
      ? stock
      : kind === 'ERP_ZHJ'
        ? SHOPS.includes(key)
        : books || !BOOK_KIND_NAMES.includes(kind),
  )
  expect(kinds.toSorted()).toEqual(told.toSorted())
  expect(contradictions(documents)).toEqual([])
  expect(documents.flatMap(({ findings }) => findings.claims ?? []).length).toBeGreaterThan(0)
  expect(documents.flatMap(unfounded)).toEqual([])
  const spans = documents.flatMap(spansLived)
  expect(spans.filter(([, said, lived]) => said !== lived)).toEqual([])
  if (YOUNG.includes(key)) expect(spans.length).toBeGreaterThan(20)
})

it('what courts were found to publish is in the joint reports that are ordered after it', async () => {
  const { enterprise } = made.get('dishonest')![0]!
  const again = await firms.order(enterprise.taxNo!, ['TAX_INVOICE', 'TAX_RISK'])
  // What another report of the firm judged, books among it, is not said to be uncollected.
  const judged = new Set(
    made
      .get('dishonest')!
      .flatMap(({ rules }) =>
        rules.filter(({ result }) => result !== 'UNKNOWN').map(({ id }) => id),
      ),
  )
  expect(judged).toContain('R-070')
  const uncollected = again.flatMap(({ document: { kind, rules } }) =>
    rules
      .filter(({ id, reason }) => judged.has(id) && reason?.includes('本平台未采集'))
      .map(({ id }) => [kind, id]),
  )
  expect(uncollected).toEqual([])
  const published = again.map(({ document: { kind, rules, verdict } }) => [
    kind,
    rules.find(({ id }) => id === 'R-069')?.result,
    verdict.decision?.level,
  ])
  // A risk report judges rules and decides nothing.
  expect(published).toEqual([
    ['TAX_INVOICE', 'HIT', 'REJECT'],
    ['TAX_RISK', 'HIT', undefined],
  ])
})

it('what lenders told of the enterprise is in the joint reports that are ordered after it, in one voice', async () => {
  // The world's firm at whose door the most lenders stand.
  const { taxNo } = await firms.sandbox.firm('arrears')
  const documents = made.get('arrears')!
  const lending = documents.find(({ kind }) => kind === 'MULTI_LENDING')!
  const again = await firms.order(taxNo, ['TAX_INVOICE', 'TAX_RISK'])
  const [joint] = again.map(({ document }) => document)
  expect(joint!.sections.filter(({ id }) => /-lenders$/.test(id))).toHaveLength(1)
  const gates = (document: ReportDocument) =>
    document.verdict.decision!.reasons.flatMap(({ rules = [] }) =>
      rules.filter((id) => /^R-ML0[1-4678]$/.test(id)),
    )
  // Nobody but the enterprise consented: both count the same.
  expect(gates(joint!).toSorted()).toEqual(gates(lending).toSorted())
  const others = documents.filter(({ kind }) => !['TAX_INVOICE', 'TAX_RISK'].includes(kind))
  expect(contradictions([...others, ...again.map(({ document }) => document)])).toEqual([])
  expect(again.flatMap(({ document }) => unfounded(document))).toEqual([])
})

it('no report says 建议准入 of whom another holds something that needs a person', async () => {
  const admitted: string[] = []
  let held = 0
  for (const [key, documents] of made) {
    const weighty = documents.flatMap(({ kind, rules, verdict }) => [
      ...(['REVIEW', 'REJECT'].includes(verdict.decision?.level ?? '') ? [kind] : []),
      // It decides nothing by itself: rings of invoices are seen in it alone.
      ...(kind === 'TAX_RISK'
        ? rules
            .filter(({ result, level }) => result === 'HIT' && level === 'HIGH')
            .map(({ id }) => id)
        : []),
    ])
    if (weighty.length === 0) continue
    held++
    // Once more: of one order two workers may make the last ones side by side.
    const { taxNo } = documents[0]!.enterprise
    for (const { document } of await firms.order(taxNo!, ['TAX_INVOICE', 'INVOICE']))
      if (document.verdict.decision?.level === 'ADMIT')
        admitted.push(`${key} ${document.kind}: ${weighty.join(', ')}`)
  }
  expect(admitted).toEqual([])
  expect(held).toBeGreaterThan(6)
})

interface Sums {
  end: string
  /** Quarters of the year up to this one, 分. */
  cash: number
  profit: number | null
}

/** 现金流量表 tells a quarter, 利润表 the year so far: both as they lie, without the engine. */
const SUMS = `
  select to_char(i.period_to, 'YYYY-MM') as end, i.ytd_amount as profit,
         (select sum(c.current_amount)::int8 from fin_statement c
           where c.enterprise_id = i.enterprise_id and c.kind = 'CASH' and not c.gone and c.item_name = '经营活动产生的现金流量净额'
             and c.period_to between date_trunc('year', i.period_to) and i.period_to) as cash
    from fin_statement i join enterprise e on e.id = i.enterprise_id
   where e.tax_no = $1 and i.kind = 'INCOME' and not i.gone and i.item_name = '净利润'`

it('operating cash against profit is what the rows of the quarters come to', async () => {
  let told = 0
  for (const [key, documents] of made) {
    const { enterprise, indicators } = documents.find(({ kind }) => kind === 'TAX')!
    const sums = await firms.server.db.rows<Sums>(SUMS, [enterprise.taxNo])
    for (const { id, key: of, value, detail = '' } of indicators) {
      const at = sums.find(({ end }) => detail.startsWith(`${end}报表`))
      if (id !== 'F-21' || value === null || !at) continue
      told++
      expect([key, of, value]).toEqual([key, of, expect.closeTo(at.cash / at.profit!, 5)])
    }
  }
  // Of twelve firms that are older than a year the last year and the year so far, of all but those that lose money.
  expect(told).toBeGreaterThan(20)
})

it('one firm alone shows books that its filings contradict, typed in late, and is told so', () => {
  const told = [...made].flatMap(([key, documents]) =>
    documents
      .filter(({ kind }) => kind === 'ERP')
      .map(({ sections, indicators, verdict }) => {
        const asked = verdict.decision!.reasons.some(({ id }) => id === 'G-FILED')
        const differing = sections
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) =>
            block.kind === 'table' && block.id === 'filed-periods' ? block.rows : [],
          )
          .reduce((sum, { differs }) => sum + Number(differs), 0)
        return { key, asked, differing, late: indicators.find(({ id }) => id === 'E-23')!.flag }
      }),
  )
  expect(told.length).toBeGreaterThan(10)
  const off = told.filter(
    ({ asked, differing, late }) => asked || differing > 0 || late !== 'GREEN',
  )
  expect(off).toEqual([
    { key: 'surge', asked: true, differing: expect.any(Number), late: 'YELLOW' },
  ])
  expect(off[0]!.differing).toBeGreaterThan(2)
})

it('every rule of the catalogue is hit by a firm of the world and missed by another, or the table says why not', async () => {
  // R-020 is judged by what lenders told before the report was ordered.
  const { taxNo } = await firms.sandbox.firm('surge')
  const again = (await firms.order(taxNo, ['TAX_INVOICE', 'TAX_RISK'])).map(
    ({ document }) => document,
  )
  const tally = tallyOf(new Map([...made, ['surge', [...made.get('surge')!, ...again]]]))
  const table = shownTable(new URL('rules-shown.tsv', import.meta.url))
  const catalogue = Array.from({ length: 72 }, (_, i) => `R-${String(i + 1).padStart(3, '0')}`)
  expect(table.map(({ rule }) => rule).filter((id) => /^R-\d/.test(id))).toEqual(catalogue)
  expect(unlike(table, tally), listed(tally)).toEqual([])
  expect([...made.values()].flat().flatMap(ownerChanges)).toContain(3)
})
