/**
 * Where rows of a table stand already: above in the file, judged by the platform for this company before, or waiting in another batch;
 * in that order, one mark a row. A few rows at a time: what a look costs hangs on its rows, not on how many were stored before.
 */
import type { Db } from '../../../db/pool.ts'
import type { Mark } from '../store.ts'
import { COMPARED, type NewRow } from './rows.ts'

interface Seen {
  nth: number
  line: number
}

/** Marks of the rows of one file, in the order in which they are read. */
export class Repeats {
  readonly #byKey = new Map<string, Seen>()
  readonly #bySame = new Map<string, Seen>()
  readonly #batch: string
  readonly #sees: string | null

  /** @param sees whose checks and batches alone may be told of; null = everybody's */
  constructor(batch: string, sees: string | null) {
    this.#batch = batch
    this.#sees = sees
  }

  /** @param from number of the row before the first of these */
  async of(tx: Db, rows: readonly NewRow[], from: number): Promise<(Mark | null)[]> {
    const marks = rows.map((row, i) => (row.why === null ? this.#above(row, from + i + 1) : null))
    const left = rows.flatMap((row, i) => (row.why === null && !marks[i] ? [i] : []))
    const fill = (found: readonly Placed[]) => {
      for (const { place, ...mark } of found)
        marks[place] ??= { ...mark, of_nth: null, of_line: null }
    }
    const asked = (at: readonly number[]) => [
      at,
      at.map((i) => rows[i]!.invoiceKey),
      at.map((i) => rows[i]!.compared),
      this.#sees,
    ]
    fill(await tx.rows<Placed>(CHECKS, asked(left)))
    const rest = left.filter((i) => !marks[i])
    fill(await tx.rows<Placed>(BATCHES, [...asked(rest), this.#batch]))
    return marks
  }

  #above({ invoiceKey, compared, line }: NewRow, nth: number): Mark | null {
    const whole = `${invoiceKey} ${compared}`
    const same = this.#bySame.get(whole)
    const first = same ?? this.#byKey.get(invoiceKey)
    if (!same) this.#bySame.set(whole, { nth, line })
    if (!first) {
      this.#byKey.set(invoiceKey, { nth, line })
      return null
    }
    const none = { of_no: null, of_by: null, of_at: null }
    const of = { of_nth: first.nth, of_line: first.line }
    return { repeats: 'FILE', is_same: same !== undefined, ...of, ...none }
  }
}

interface Placed extends Omit<Mark, 'of_nth' | 'of_line'> {
  /** Among the rows that were asked about. */
  place: number
}

const ASKED = 'unnest($2::int[], $3::text[], $4::text[]) as r (place, key, compared)'

/** What was judged; exactly the same before others, then the latest. */
const CHECKS = `
  select r.place, 'CHECK' as repeats, e.is_same, e.of_no, e.of_by, e.of_at from ${ASKED} cross join lateral (
    select v.no as of_no, v.made_by as of_by, v.asked_at as of_at, ${COMPARED} = r.compared as is_same from verify_record v
     where v.company_id = $1 and v.invoice_key = r.key and v.kept_from is null
       and v.result in ('CONSISTENT', 'INCONSISTENT', 'NOT_FOUND') and ($5::text is null or v.made_by = $5)
     order by ${COMPARED} = r.compared desc, v.asked_at desc limit 1) e`

/** What waits in a batch that was begun; one that nobody started is no promise. */
const BATCHES = `
  select r.place, 'BATCH' as repeats, e.is_same, e.of_no, e.of_by, e.of_at from ${ASKED} cross join lateral (
    select o.batch as of_no, b.made_by as of_by, b.created_at as of_at, o.compared = r.compared as is_same
      from verify_batch_row o join verify_batch b on b.company_id = o.company_id and b.no = o.batch
     where o.company_id = $1 and o.invoice_key = r.key and o.invoice_key <> '' and o.state = 'WAITING' and o.batch <> $6
       and b.status in ('QUEUED', 'RUNNING', 'PAUSED', 'SHORT') and ($5::text is null or b.made_by = $5)
     order by o.compared = r.compared desc, b.created_at limit 1) e`
