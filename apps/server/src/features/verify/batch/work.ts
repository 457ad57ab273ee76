/**
 * The rows of a batch, verified: a few are begun and held together, asked side by side, and written as they are answered, all under the
 * claim. Nothing of a row is written twice: it waits until the transaction of its result.
 */
import { beijingDay, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, LeaseLost } from '../../../jobs/job.ts'
import { type Verdict, verdict } from '../../../outside/verification/connector.ts'
import { mustStillStand } from '../../session/index.ts'
import { noteOf } from '../notes.ts'
import { again, askedOf, finish } from '../verification.ts'
import { VERIFY_SAYS } from '../words.ts'
import {
  type AskedRow,
  type BegunRow,
  beginRows,
  begunBefore,
  endUnsent,
  judgedBefore,
} from './checks.ts'
import type { PlaceLane } from './places.ts'
import { markDone, type WaitingRow, waitingRows } from './rows.ts'
import type { BatchWork } from './store.ts'
import type { BatchDeps, Tell } from './tell.ts'

/** Begun in one transaction, and at most so many lost from sight with a worker that dies; */
const GROUP = 8
/** two groups, so that one is asked while the other is begun or written. */
const GROUPS = 2
const READ_AHEAD = 400
/** In a row: then it is the service that is broken, and not the invoices. */
const BROKEN_IN_A_ROW = 20

/** Why a slice of the work ended before its rows did. */
export interface Ended {
  why: 'TIME' | 'WANTED' | 'BUSY' | 'SHORT' | 'REFUSED' | 'BROKEN'
  message: string
}

interface Slice {
  deps: BatchDeps
  tenant: TenantDb
  claim: Claim
  work: BatchWork
  places: PlaceLane
  tell: Tell
  signal: AbortSignal
  breathe: () => Promise<void>
  /** ms since 1970 at which it gives way. */
  until: number
}

/** Verifies rows until none waits or something ends the slice. @returns null = no row waits, and how many have their result now */
export async function verifyRows(slice: Slice): Promise<{ ended: Ended | null; done: number }> {
  const rows = new Rows(slice)
  await Promise.all(Array.from({ length: GROUPS }, () => rows.group()))
  return { ended: rows.ended, done: rows.done }
}

class Rows {
  ended: Ended | null = null
  done = 0
  readonly #of: Slice
  #ahead: WaitingRow[] = []
  #read = 0
  #reading: Promise<void> | null = null
  #broken = 0
  #writing: Promise<unknown> = Promise.resolve()
  #answers: { row: BegunRow; answer: Verdict; vendor: string | null }[] = []

  constructor(of: Slice) {
    this.#of = of
  }

  /** Group after group. */
  async group(): Promise<void> {
    const { signal, breathe, until } = this.#of
    for (;;) {
      if (signal.aborted) throw new LeaseLost()
      await breathe()
      if (Date.now() >= until) this.end('TIME')
      if (this.ended) return
      const rows = await this.#next()
      if (rows.length === 0) return
      const begun = await this.#begin(rows.map((row) => this.#askedOf(row)))
      await Promise.all(begun.map((row) => this.#ask(row)))
    }
  }

  /** The first reason counts. */
  end(why: Ended['why'], message = ''): void {
    this.ended ??= { why, message }
  }

  async #next(): Promise<WaitingRow[]> {
    const { tenant, claim } = this.#of
    if (this.#ahead.length === 0) {
      this.#reading ??= waitingRows(tenant, claim.id, this.#read, READ_AHEAD).then((rows) => {
        this.#ahead = rows
        this.#read = rows.at(-1)?.nth ?? this.#read
        this.#reading = null
      })
      await this.#reading
    }
    return this.#ahead.splice(0, GROUP)
  }

  #askedOf(row: WaitingRow): AskedRow {
    const typed: TypedInvoice = {
      invoiceCode: row.invoice_code,
      invoiceNumber: row.invoice_number,
      issueDate: row.issue_date,
      amount: row.amount,
      checkCode: row.check_code,
    }
    return { nth: row.nth, typed, asked: askedOf(typed, this.#of.work.made_by, null) }
  }

  /** Those that are to be asked. What is refused for all is tried one by one: the money may suffice for some. */
  async #begin(rows: readonly AskedRow[]): Promise<BegunRow[]> {
    try {
      return await this.#beginTogether(rows)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'UNAVAILABLE') throw error
      if (rows.length === 1) {
        this.end(error.code === 'BALANCE_SHORT' ? 'SHORT' : 'REFUSED', error.message)
        return []
      }
      const begun: BegunRow[] = []
      for (const row of rows) {
        if (this.ended) break
        begun.push(...(await this.#begin([row])))
      }
      return begun
    }
  }

  #beginTogether(rows: readonly AskedRow[]): Promise<BegunRow[]> {
    const { tenant, claim, work } = this.#of
    const round = { no: claim.id, retries: work.retries }
    return tenant.transaction(async (tx) => {
      const { wanted } = await claimed(tx, claim).hold<Pick<BatchWork, 'wanted'>>('wanted')
      if (wanted) {
        this.end('WANTED')
        return []
      }
      await mustStillStand(tx, work.made_by)
      const before = await begunBefore(tx, round, rows)
      const fresh = rows.filter(({ nth }) => !before.has(nth))
      const judged = work.again ? new Map() : await judgedBefore(tx, fresh)
      const today = beijingDay(Date.now())
      const ended = rows.flatMap(({ nth }) => (before.get(nth)?.ended ? [nth] : []))
      const asked: AskedRow[] = []
      for (const row of fresh) {
        const beforehand = judgeBeforehand(row.typed, today)
        const kept = judged.get(row.nth)
        if (!beforehand && !kept) {
          asked.push(row)
          continue
        }
        const done = beforehand
          ? { result: beforehand.result, note: noteOf(beforehand.result) }
          : again(kept!)
        await endUnsent(tx, round, row, done)
        ended.push(row.nth)
      }
      const begun = asked.length > 0 ? await beginRows(tx, round, asked, work.via) : []
      await this.#count(tx, ended)
      const open = rows.flatMap((row) => {
        const found = before.get(row.nth)
        return found && !found.ended ? [{ ...row, no: found.no }] : []
      })
      return [...open, ...begun]
    })
  }

  /** Asked and written; or the platform had no time, and the row waits. */
  async #ask(row: BegunRow): Promise<void> {
    const { deps, places } = this.#of
    const { invoiceKey } = row.asked
    const today = beijingDay(Date.now())
    const said = await places(() => this.#answerTo(row, today))
    if (!said) return
    const { answer, vendor } = said
    if (answer.result === 'BUSY' && answer.eaten === 'NONE') this.end('BUSY')
    else await this.#write(row, answer, vendor)
    if (vendor !== null) await deps.budget.settle(invoiceKey, today, answer.eaten)
    this.#broken = answer.result === 'VENDOR_ERROR' ? this.#broken + 1 : 0
    if (this.#broken >= BROKEN_IN_A_ROW) this.end('BROKEN')
  }

  /** null = others were turned away meanwhile. Without a vendor: the day's checks were used up before. */
  async #answerTo(
    { asked, typed }: BegunRow,
    today: string,
  ): Promise<{ answer: Verdict; vendor: string | null } | null> {
    const { budget, verifier } = this.#of.deps
    if (this.ended?.why === 'BUSY') return null
    if (!(await budget.take(asked.invoiceKey, today)))
      return { answer: verdict({ result: 'LIMIT_EXCEEDED', eaten: 'TAKEN' }, ''), vendor: null }
    const answer = await verifier.check({
      kind: asked.kind,
      invoiceCode: asked.invoiceCode,
      invoiceNumber: asked.invoiceNumber,
      issueDate: asked.issueDate,
      amount: asked.amount === null ? '' : typed.amount,
      checkCode: asked.checkCode ?? '',
    })
    return { answer, vendor: answer.vendor }
  }

  /** With whatever was answered while the one before was written. */
  #write(row: BegunRow, answer: Verdict, vendor: string | null): Promise<void> {
    this.#answers.push({ row, answer, vendor })
    const written = this.#writing.then(() => this.#writeAll())
    this.#writing = written.catch(() => undefined)
    return written
  }

  async #writeAll(): Promise<void> {
    const { tenant, claim } = this.#of
    const answers = this.#answers.splice(0)
    if (answers.length === 0) return
    await tenant.transaction(async (tx) => {
      await claimed(tx, claim).hold()
      for (const { row, answer, vendor } of answers) await finish(tx, row.no, answer, vendor)
      await this.#count(
        tx,
        answers.map(({ row }) => row.nth),
      )
    })
    await this.#tell()
  }

  /** Rows that have their result, with what gave it to them: progress forgives earlier crashes. */
  async #count(tx: TenantTx, rows: readonly number[]): Promise<void> {
    if (rows.length === 0) return
    const { claim } = this.#of
    const fresh = await markDone(tx, claim.id, rows)
    this.done += fresh
    await claimed(tx, claim).write('done = done + $4, attempt = 1, faults = 0, busy = 0', [fresh])
  }

  #tell(): Promise<void> {
    const { work, tell } = this.#of
    const good = Math.max(1, work.total - work.bad)
    const done = work.done + this.done
    return tell(
      Math.min(99, Math.floor((100 * done) / good)),
      VERIFY_SAYS.checkedOf({ done, n: good }),
    )
  }
}
