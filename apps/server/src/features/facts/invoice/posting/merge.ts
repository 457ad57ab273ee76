/**
 * What a second sight of the same invoice changes.
 *
 * - A weaker source (a picture after a table) only fills gaps.
 * - 作废 is final in law, so VOID is never taken back; that also makes the order of two files irrelevant.
 * - What a source does not say (no time, no kind, no lines, no risk level) never erases what another said.
 */
import { SOURCES } from '../incoming.ts'
import type { StoredRow } from '../stored-row.ts'

const RANK: Record<(typeof SOURCES)[number], number> = {
  TABLE: 3,
  XML: 3,
  OFD: 2,
  PDF: 2,
  IMAGE: 1,
}
const rank = (row: StoredRow): number => RANK[SOURCES[row.source] ?? 'IMAGE']

/** The row after `incoming` was seen on top of `known`, or null when nothing changes. `hasTaxNo` knows counterparties by id. */
export function mergeRows(
  known: StoredRow,
  incoming: StoredRow,
  hasTaxNo: (party: number) => boolean,
): StoredRow | null {
  const weaker = rank(incoming) < rank(known)
  const lead = weaker ? known : incoming
  const loses = !hasTaxNo(incoming.counterparty) && hasTaxNo(known.counterparty)
  const timed = lead.minute >= 0 ? lead : weaker ? incoming : known
  const named = lead.kind !== 'UNKNOWN' ? lead : weaker ? incoming : known
  const lined = lead.linesHash !== 0 ? lead : weaker ? incoming : known
  const next: StoredRow = {
    ...known,
    day: lead.day,
    minute: timed.day === lead.day ? timed.minute : lead.minute,
    status: known.status === 'VOID' || incoming.status === 'VOID' ? 'VOID' : 'NORMAL',
    kind: named.kind,
    counterparty: loses ? known.counterparty : lead.counterparty,
    amount: lead.amount,
    tax: lead.tax,
    total: lead.total,
    abnormal:
      (weaker ? known.abnormal : (incoming.abnormal ?? known.abnormal)) ?? incoming.abnormal,
    ...blueOf(known, lead.blueKey ?? known.blueKey ?? incoming.blueKey),
    source: lead.source,
    linesHash: lined.linesHash,
    lines: lined.lines,
    goods: lined.goods,
  }
  return same(known, next) ? null : next
}

/**
 * The row after a collection told `incoming` of one that a file told last, or null when nothing changes: as the bureau alone tells it, so
 * that no file turns a row of the bureau void, names its buyer or fills its gaps. `before` = what the bureau told of it last. Lines stay
 * where it tells none.
 */
export function retellRow(
  known: StoredRow,
  before: StoredRow | undefined,
  incoming: StoredRow,
  hasTaxNo: (party: number) => boolean,
): StoredRow | null {
  const told = before ? (mergeRows(before, incoming, hasTaxNo) ?? before) : incoming
  const next: StoredRow = {
    ...told,
    ...linesOf(known, before, told),
    ...blueOf(known, told.blueKey),
  }
  return same(known, next) ? null : next
}

/** The month of the blue goes with the blue: that of another is looked up anew. */
const blueOf = (
  known: StoredRow,
  blueKey: string | null,
): Pick<StoredRow, 'blueKey' | 'blueMonth'> => ({
  blueKey,
  blueMonth: blueKey === known.blueKey ? known.blueMonth : null,
})

/** Under the id by which they are stored, if they are: `lines` are those that are still to be written. */
function linesOf(
  known: StoredRow,
  before: StoredRow | undefined,
  told: StoredRow,
): Pick<StoredRow, 'id' | 'linesHash' | 'lines' | 'goods'> {
  const stored = [known, before].find((row) => row?.linesHash === told.linesHash)
  const from = told.linesHash === 0 ? known : (stored ?? told)
  return { id: from.id, linesHash: from.linesHash, lines: from.lines, goods: from.goods }
}

function same(a: StoredRow, b: StoredRow): boolean {
  return (
    a.day === b.day &&
    a.minute === b.minute &&
    a.status === b.status &&
    a.kind === b.kind &&
    a.counterparty === b.counterparty &&
    a.amount === b.amount &&
    a.tax === b.tax &&
    a.total === b.total &&
    (a.abnormal ?? false) === (b.abnormal ?? false) &&
    a.blueKey === b.blueKey &&
    a.linesHash === b.linesHash
  )
}
