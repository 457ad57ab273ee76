/** A book of an upload into the facts, in one transaction with what the import says of it. */

import { BOOK_DATASETS, BOOK_NAMES } from '@xinjian/format/books/kinds'
import type { BookCheck, UnsureSheet } from '@xinjian/intake/books/book'
import type pg from 'pg'
import type { TenantDb } from '../../../db/tenant.ts'
import {
  lackingVouchers,
  leaveOut,
  placeStatement,
  uploadOf,
  writeBook,
} from '../../facts/records/write.ts'
import type { StoredForm } from '../forms/stored-form.ts'
import type { HeldBook, ImportError } from '../reading.ts'
import { noteSheet } from './layout-store.ts'
import { hasBothSides, wholeOf } from './whole-book.ts'
import { BOOK_SAYS } from './words.ts'

export async function postBook(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number; client: pg.PoolClient },
  book: HeldBook,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const { kind, checks, period } = book
  const dataset = BOOK_DATASETS[kind]
  if (dataset === null || book.lines.length === 0) return { forms: [], errors: [] }
  const placed = kind === 'BANK_LINES' ? await placeStatement(tx, uploadOf(of), book.lines) : book
  if ('unsure' in placed) {
    const { account, n } = placed.unsure
    const reason = BOOK_SAYS.statementAlike({ account: account || BOOK_SAYS.noAccount, n })
    return { forms: [], errors: [{ place, column: null, reason, raw: null }] }
  }
  const { lines } = placed
  const written = await writeBook(tx, of, dataset, kind, lines, of.client)
  const whole = wholeOf({ ...book, lines })
  const gone = whole === null ? 0 : await leaveOut(tx, of, dataset, kind, lines, whole)
  if (book.layout !== undefined)
    await noteSheet(tx, of.importId, {
      ...{ fingerprint: book.layout, sheet: book.source.sheet, asked: null },
    })
  const broken = checks.filter((check) => check.broken > 0)
  const form: StoredForm = {
    what: 'BOOK',
    kind,
    standard: '',
    period: period?.to ?? '',
    ...(period && { since: period.from }),
    rows: book.rows - book.leftOut,
    written: written + gone,
    bureau: false,
    asks: [],
    doubts: broken.length,
  }
  const errors = broken.map((check) => ({
    place,
    column: null,
    reason: checkWords(BOOK_NAMES[kind], check),
    raw: null,
  }))
  const told = [
    ...(gone > 0 ? [BOOK_SAYS.gone({ book: BOOK_NAMES[kind], n: gone })] : []),
    ...(await lackingWords(tx, of.enterpriseId, { ...book, lines })),
  ].map((reason) => ({ place, column: null, reason, raw: null }))
  return { forms: [form], errors: [...told, ...errors] }
}

/** Vouchers shown by number. */
const SHOWN = 3

/** Of a journal with both sides of its vouchers: one that is filtered by account passes over most of them. */
async function lackingWords(
  tx: TenantDb,
  enterpriseId: number,
  { kind, lines, checks }: HeldBook,
): Promise<string[]> {
  if (kind !== 'VOUCHERS' || !hasBothSides(checks)) return []
  const lacking = await lackingVouchers(tx, enterpriseId, lines)
  const which = lacking.slice(0, SHOWN).map((of) => of.replace('/', ' '))
  return lacking.length === 0
    ? []
    : [BOOK_SAYS.lacking({ n: lacking.length, which: which.join('、') })]
}

/** Nothing of the sheet is kept until a person said what its columns are. */
export async function askOfSheet(
  tx: TenantDb,
  importId: number,
  asked: UnsureSheet,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const { fingerprint, sheet } = asked
  await noteSheet(tx, importId, { fingerprint, sheet, asked })
  const reason = BOOK_SAYS.unsure({ sheet: sheet || place })
  return { forms: [], errors: [{ place, column: null, reason, raw: null }] }
}

function checkWords(book: string, { check, broken: n, places }: BookCheck): string {
  const at = places.join('、')
  switch (check) {
    case 'VOUCHER_BALANCES':
      return BOOK_SAYS.vouchersOff({ n, at })
    case 'CONTINUES':
      return BOOK_SAYS.continuesOff({ book, n, at })
    case 'TREE':
      return BOOK_SAYS.treeOff({ n, at })
    case 'AGES':
      return BOOK_SAYS.agesOff({ book, n, at })
    case 'TOTAL':
      return BOOK_SAYS.totalOff({ book, n, at })
  }
}
