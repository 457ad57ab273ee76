/** Financial statements of a form: whatever grid it came as, each statement with its items, periods and identities. */

import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { readLabel } from '@xinjian/format/accounts/labels'
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { unitOf, unitPower } from './amounts.ts'
import { joinContinued } from './continued.ts'
import type { DraftItem, DraftStatement } from './draft.ts'
import { coverDates, dateFacts, standardFacts } from './facts.ts'
import { acrossChecks } from './identities/across.ts'
import { judge } from './identities/checks.ts'
import { weigh } from './identities/confidence.ts'
import { addAmount, codeItems, draftItem, itemsOf, powerFor } from './items.ts'
import { type Region, regionsOf } from './layout.ts'
import { type Panel, panelsOf } from './panel.ts'
import { dated } from './periods/dated.ts'
import { datesOf } from './periods/statement-days.ts'
import { arranged } from './records.ts'
import { kindNamed, kindOf, standardOf } from './standard.ts'
import {
  type ParsedStatement,
  STANDARD_NAMES,
  STATEMENT_NAMES,
  type StatementPeriod,
} from './statement.ts'
import { vendorPanels } from './vendor-lists.ts'

/** The statements of these sheets in their order; empty where there are none. */
export function readStatements(sheets: readonly GridSheet[]): ParsedStatement[] {
  const cover = coverDates(sheets)
  // The unit of the page before, which one that goes on does not print again.
  let unit: string | null = null
  const read = sheets.flatMap((sheet) => {
    if (sheet.source === 'TABLE') unit = null
    const told = standardFacts(sheets, sheet)
    const dates = dateFacts(sheets, sheet) ?? cover
    const form = arranged(sheet, told)
    const panels = panelsOf(form)
    const found = panels.length > 0 ? panels : vendorPanels(form)
    if (found.length > 0) return found.flatMap(panelStatement)
    return regionsOf(form).flatMap((region) => {
      const found = regionStatements(region, told, dates, unit)
      unit = found.at(-1)?.unit ?? unit
      return found
    })
  })
  const drafts = joinContinued(read).map((draft) => (isBlank(draft) ? emptied(draft) : draft))
  const judged = drafts.map((draft) => ({ draft, checks: draft.blank ? [] : judge(draft) }))
  for (const { draft, checks } of judged) weigh(draft.items, checks)
  return judged.map(({ draft, checks }) => ({
    ...draft,
    items: draft.items.map(({ child: _, slack: __, signed: ___, ...item }) => item),
    checks: [
      ...checks.map(({ items: _, telling: __, ...check }) => check),
      ...acrossChecks(draft, drafts),
    ],
  }))
}

/** Templates print 0.00 everywhere: without a day and a company that is nobody's nought. */
const isBlank = ({ period, entity, items }: DraftStatement): boolean =>
  period === null &&
  entity === null &&
  items.every(({ values }) => Object.values(values).every((v) => v === null || !/[1-9]/.test(v)))

const emptied = (draft: DraftStatement): DraftStatement => ({
  ...draft,
  blank: true,
  items: draft.items.map((item) => ({
    ...item,
    values: Object.fromEntries(Object.keys(item.values).map((key) => [key, null])),
  })),
})

function regionStatements(
  region: Region,
  told: string,
  dates: { from: string | null; to: string | null } | null,
  before: string | null,
): DraftStatement[] {
  const own = unitOfRegion(region) ?? (goesOn(region) ? before : null)
  const unit = own ?? '元'
  const power = unitPower(unit) ?? 0
  const sides = region.sides.map((side) => ({ side, items: itemsOf(region, side, power) }))
  if (own === null && unitBelow(region) !== null)
    for (const item of sides.flatMap(({ items }) => items))
      item.confidence = Math.min(item.confidence, UNIT_BELOW)
  const titles = [...region.preface, ...region.headings]
  const bySide = sides.map(({ side, items }) => ({
    side,
    items,
    kind: kindOf(labelsOf(items), titles)?.kind ?? null,
  }))
  const all = kindOf(
    bySide.flatMap(({ items }) => labelsOf(items)),
    titles,
  )
  if (!all) return []
  const groups = new Map<StatementKind, { items: DraftItem[]; periods: StatementPeriod[] }>()
  for (const { side, items, kind } of bySide) {
    for (const [of, own] of splitByKind(items, kind ?? all.kind)) {
      const group = groups.get(of) ?? { items: [], periods: [] }
      group.items.push(...own)
      for (const { period } of side.values)
        if (!group.periods.some(({ key }) => key === period.key)) group.periods.push(period)
      groups.set(of, group)
    }
  }
  const when = datesOf(region.preface)
  return [...groups].map(([kind, { items, periods }]) => {
    const standard = standardOf([...titles, told], labelsOf(items))
    codeItems(items, kind, standard)
    const days = when.to === null && dates ? dates : when
    const known = dated(periods, kind, days)
    return draftOf(kind, standard, items, known, {
      entity: null,
      unit,
      place: region.sheet.name,
      period: days.to,
    })
  })
}

const labelsOf = (items: readonly DraftItem[]): string[] =>
  items.flatMap(({ label }) => (label === '' ? [] : [label]))

/** Items that only another statement has, from which a second statement beneath the first is told. */
const OTHER_KIND = 4

/** One list may hold several statements below each other: an item that only another kind has begins it. */
function splitByKind(items: DraftItem[], kind: StatementKind): Map<StatementKind, DraftItem[]> {
  const only = items.map((item) => {
    const kinds = readLabel(item.label)?.kinds ?? []
    return kinds.length === 1 ? kinds[0]! : null
  })
  const counts = Map.groupBy(only, (of) => of)
  const kinds = new Set<StatementKind>([kind])
  for (const [of, found] of counts) if (of && found.length >= OTHER_KIND) kinds.add(of)
  if (kinds.size === 1) return new Map([[kind, items]])
  const split = new Map<StatementKind, DraftItem[]>()
  let current = only.find((of) => of !== null && kinds.has(of)) ?? kind
  for (const [i, item] of items.entries()) {
    const of = only[i]
    if (of && kinds.has(of)) current = of
    split.set(current, [...(split.get(current) ?? []), item])
  }
  return split
}

/** Whether nothing above the items says that a statement begins, or only that it goes on. */
const goesOn = ({ preface }: Region): boolean =>
  preface.every((text) => /续/.test(text) || kindNamed(text) === null)

/** A unit further below is most likely another table's; identities say nothing of units and lift this to less than 0.9. */
const FOOT_ROWS = 4
const UNIT_BELOW = 0.78

const unitsOf = (rows: readonly GridRow[]): string[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ text }) => unitOf(text) ?? []))

/** The last row in which a unit may stand that is the statement's. */
const footOf = ({ rows }: Region): number => (rows.at(-1)?.row ?? 0) + FOOT_ROWS

/** A unit other than yuan below the foot, or null. */
const unitBelow = (region: Region): string | null =>
  unitsOf(region.sheet.rows.filter(({ row }) => row > footOf(region))).find((u) => u !== '元') ??
  null

/** The unit that the lines above, the headings or a row of units name; null where nothing does. */
function unitOfRegion(region: Region): string | null {
  const { preface, headings, rows, sides, sheet } = region
  for (const text of [...preface, ...headings]) {
    const unit = unitOf(text)
    if (unit) return unit
  }
  for (const { cells } of rows.slice(0, 3)) {
    const [label, value] = cells
    if (label && value && /^(?:货币|金额)?单位$/.test(label.text) && unitPower(value.text) !== null)
      return value.text
  }
  const first = sides[0]?.labels[0]
  const own = new Set<string>()
  for (const { cells } of rows)
    for (const { column, text } of cells) if (column === first) own.add(unitOf(text) ?? '')
  own.delete('')
  own.delete('元')
  if (own.size === 1) return [...own][0]!
  return unitsOf(sheet.rows.filter(({ row }) => row <= footOf(region)))[0] ?? null
}

function panelStatement(panel: Panel): DraftStatement[] {
  const own = panel.rows.find(({ unit }) => unit !== null && unitPower(unit) !== null)?.unit
  const named = own ?? panel.preface.map(unitOf).find((unit) => unit !== null) ?? '元'
  const power = unitPower(named) ?? 0
  const items = panel.columns.map(({ column, label, place }) => {
    const item = draftItem(label, panel.sheet, null)
    if (place !== '') item.places[''] = place
    for (const { row, period, inferred, unit } of panel.rows) {
      const cell = row.cells.find((amount) => amount.column === column)
      addAmount(item, cell, period.key, powerFor(item, unit, power))
      if (inferred || panel.unnamed) item.confidence = Math.min(item.confidence, 0.85)
    }
    return item
  })
  const kind = kindOf(labelsOf(items), panel.preface, true)?.kind
  if (!kind) return []
  const standard = standardOf(panel.preface, labelsOf(items))
  codeItems(items, kind, standard)
  const periods = panel.rows.map(({ period }) => period)
  const { entity, sheet } = panel
  return [
    draftOf(kind, standard, items, periods, {
      entity,
      unit: named,
      place: sheet.name,
      period: null,
    }),
  ]
}

function draftOf(
  kind: StatementKind,
  standard: DraftStatement['standard'],
  items: DraftItem[],
  periods: StatementPeriod[],
  more: Pick<DraftStatement, 'entity' | 'unit' | 'place' | 'period'>,
): DraftStatement {
  const days = periods.flatMap(({ to }) => to ?? [])
  return {
    kind,
    kindName: STATEMENT_NAMES[kind],
    standard,
    standardName: standard && STANDARD_NAMES[standard],
    ...more,
    blank: false,
    period: days.sort().at(-1) ?? more.period,
    periods,
    items,
    checks: [],
  }
}
