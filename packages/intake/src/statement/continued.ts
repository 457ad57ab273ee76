/** A statement that goes on: assets on one page or sheet, what they are owed to on the next. */
import type { DraftItem, DraftStatement } from './draft.ts'
import type { StatementPeriod } from './statement.ts'

/** Statements of which one goes on where the one before ended are one. */
export function joinContinued(drafts: readonly DraftStatement[]): DraftStatement[] {
  const joined: DraftStatement[] = []
  for (const draft of drafts) {
    const before = joined.at(-1)
    const more = before && continued(before, draft)
    if (more) joined[joined.length - 1] = more
    else joined.push(draft)
  }
  return joined
}

/** Both as one, or null where they are two: another kind, company, unit or period, or an item that both have. */
function continued(before: DraftStatement, draft: DraftStatement): DraftStatement | null {
  if (before.kind !== draft.kind) return null
  if (before.entity !== draft.entity || before.entity !== null || before.unit !== draft.unit)
    return null
  const codes = new Set(before.items.flatMap(({ code }) => code ?? []))
  const own = draft.items.flatMap(({ code }) => code ?? [])
  if (own.length === 0 || own.some((code) => codes.has(code))) return null
  const items = underKeys(draft, before.periods)
  if (items === null) return null
  return {
    ...before,
    standard: before.standard ?? draft.standard,
    standardName: before.standardName ?? draft.standardName,
    period: before.period ?? draft.period,
    items: [...before.items, ...items],
  }
}

/** The items of a page by the keys of the one before: the same headings, or none of its own and as many columns. */
function underKeys(
  { items, periods }: DraftStatement,
  wanted: readonly StatementPeriod[],
): DraftItem[] | null {
  const keys = new Set(wanted.map(({ key }) => key))
  if (periods.length !== wanted.length) return null
  if (periods.every(({ key }) => keys.has(key))) return items
  if (periods.some(({ printed }) => printed !== '')) return null
  const key = new Map(periods.map((period, i) => [period.key, wanted[i]!.key]))
  const renamed = <T>(of: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).map(([k, value]) => [key.get(k) ?? k, value]))
  return items.map((item) => ({
    ...item,
    values: renamed(item.values),
    places: renamed(item.places),
    slack: renamed(item.slack),
  }))
}
