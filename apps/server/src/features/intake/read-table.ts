/** Tables of invoices (XLSX, CSV, CSV.gz) → readings. */
import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { normaliseName } from '@xinjian/format/invoice/party-name'
import { readInvoiceTableIsolated } from '@xinjian/intake/tables/read-isolated'
import type { BadRow, TableInvoice, TableParty } from '@xinjian/intake/tables/table-invoice'
import { goodsOf, invoiceKey, Occurrences, partyOf, rateBpOf } from '../facts/invoice/write.ts'
import type { ImportError, ImportOwner, Reader, Reading } from './reading.ts'
import { Spans } from './spans.ts'
import { INTAKE_SAYS } from './words.ts'

export const readTable: Reader = async function* (file, owner, onProgress) {
  const own = new OwnCode(owner)
  const spans = new Spans()
  const occurrences = new Occurrences()
  const batches = readInvoiceTableIsolated(file.path, {
    ...owner,
    fileName: file.name,
    progress: (read, total) => onProgress(total ? read / total : 0),
  })
  for await (const { rows, bad, covers } of batches) {
    for (const row of rows) spans.see(row)
    yield [
      ...(covers ? [statedOf(covers, owner)] : []),
      ...bad.map(refused),
      ...rows.map((row) => readingOf(row, owner, own, occurrences)),
    ]
  }
  if (own.several) yield spans.readings()
}

/** Nothing is known of months after the upload, whatever the file says. */
function statedOf([first, last]: [MonthIndex, MonthIndex], { today }: ImportOwner): Reading {
  const months = {
    first,
    last: today === undefined ? last : Math.min(last, monthOfDay(today)),
    direction: null,
    several: false,
  }
  return { kind: 'covers', months }
}

function refused(bad: BadRow): Reading {
  const error: ImportError = {
    place: placeOf(bad.sheet, bad.row),
    column: bad.column,
    reason: bad.reason,
    raw: bad.raw || null,
  }
  // Row 0 is a whole sheet that was not read: no row of it was counted.
  return { kind: bad.kept || bad.row === 0 ? 'remark' : 'bad', error }
}

function placeOf(sheet: string | null, line: number): string {
  if (line === 0) return sheet ? INTAKE_SAYS.wholeOfSheet({ sheet }) : INTAKE_SAYS.wholeSheet
  const row = String(line)
  return sheet ? INTAKE_SAYS.rowOfSheet({ sheet, row }) : INTAKE_SAYS.row({ row })
}

function readingOf(
  row: TableInvoice,
  owner: ImportOwner,
  own: OwnCode,
  occurrences: Occurrences,
): Reading {
  const side = own.accepts(row.enterprise) ?? sideOf(row, owner)
  if (typeof side !== 'string') {
    return {
      kind: 'bad',
      error: {
        place: placeOf(row.sheet, row.row),
        column: null,
        reason: side.reason,
        raw: row.einvoiceNo ?? row.invoiceNumber,
      },
    }
  }
  const party = partyOf(side === 'OUT' ? row.buyer : row.seller)
  const key = invoiceKey(row, party.ident)
  const named = row.einvoiceNo !== null || row.invoiceCode !== null
  return {
    kind: 'invoice',
    invoice: {
      ...(named ? { key } : occurrences.next(side, key, row)),
      direction: side,
      day: row.day,
      minute: row.second < 0 ? -1 : Math.floor(row.second / 60),
      // 已红冲 marks the blue invoice; the red one is a row of its own, so the blue stays as it was issued.
      status: row.status === 'VOID' ? 'VOID' : 'NORMAL',
      kind: row.kind,
      party,
      amount: row.amount,
      tax: row.tax,
      total: row.total,
      abnormal: row.riskLevel === null ? null : row.abnormal,
      blueKey: row.redOf,
      source: 'TABLE',
      items:
        row.items.length === 0
          ? null
          : row.items.map((item) => ({
              ...goodsOf(item.name, item.goodsCode),
              rateBp: rateBpOf(item.taxRate),
              quantity: item.quantity,
              amount: item.amount,
              tax: item.tax ?? 0,
            })),
    },
  }
}

/** Direction as the enterprise sees it, or why there is none. */
function sideOf(row: TableInvoice, owner: ImportOwner): Direction | { reason: string } {
  const seller = standing(row.seller, owner)
  const buyer = standing(row.buyer, owner)
  if (seller === 'OWN' && buyer === 'OWN') return { reason: INTAKE_SAYS.bothOwn }
  if (seller === 'OWN') return 'OUT'
  if (buyer === 'OWN') return 'IN'
  const strange = { reason: INTAKE_SAYS.neitherOwn({ taxNo: owner.taxNo }) }
  if (seller === 'OTHER' && buyer === 'OTHER') return strange
  if (row.direction === null) return { reason: INTAKE_SAYS.directionUnknown }
  // The side that would have to be ours carries somebody else's tax number.
  return (row.direction === 'OUT' ? seller : buyer) === 'OTHER' ? strange : row.direction
}

/** A tax number decides; a name only confirms, because names are written in many ways. */
function standing(party: TableParty, owner: ImportOwner): 'OWN' | 'OTHER' | 'UNKNOWN' {
  if (party.taxNo !== null) return party.taxNo === owner.taxNo ? 'OWN' : 'OTHER'
  const own = party.name !== null && normaliseName(party.name) === normaliseName(owner.name)
  return own ? 'OWN' : 'UNKNOWN'
}

/** Tables of several enterprises (企业代号): only one of them is imported, the enterprise's own or else the first met. */
class OwnCode {
  private first: string | null = null
  private readonly owner: ImportOwner
  /** The table names more enterprises than one. */
  several = false
  private last: string | null = null

  constructor(owner: ImportOwner) {
    this.owner = owner
  }

  /** null = go on. */
  accepts(code: string | null): { reason: string } | null {
    this.several ||= this.last !== null && code !== null && code !== this.last
    this.last = code ?? this.last
    if (code === null || code === this.owner.taxNo) return null
    if (normaliseName(code) === normaliseName(this.owner.name)) return null
    this.first ??= code
    if (code === this.first) return null
    return {
      reason: INTAKE_SAYS.ofOther({ code, first: this.first }),
    }
  }
}
