/** All rows of a list under a filter, batch by batch, as whoever asked sees them. */
import { type ListKey, listSpec, rowKeyOf } from '@xinjian/contract/lists/registry'
import { COUNTED } from '../../db/page.ts'
import type { SessionCtx } from '../../http/context.ts'
import type { Asker, ImpersonatedCalls } from '../../http/impersonation.ts'

export interface Batch {
  rows: readonly object[]
  /** Rows of the filter when it began. */
  total: number
  /** Where reading goes on behind these rows; absent: the list is read in one go. */
  place?: string[]
}

/** How the rows of a call that grows without end are read one batch behind the other; `body` as the call takes it, `from` a place or the first row. */
export type Walk = (ctx: SessionCtx, body: object, from: string[] | null) => AsyncIterable<Batch>

export interface Lists {
  calls: ImpersonatedCalls
  /** By the name of the call; the others are read page by page. */
  walks: Readonly<Record<string, Walk>>
}

/** Rows that one page of a list asked for by the server holds. */
const PAGE = 500

/** Refuses what the list's call refuses, and whoever may not make it. */
export const checkedFilter = (
  { calls }: Lists,
  session: Asker['session'],
  list: ListKey,
  filter: object,
): object => calls.checked(session, listSpec(list).call, { ...filter, page: 1, size: 1 })

/** By how many rows there are, as far as a page counts them. */
export async function laneOf(
  { calls }: Lists,
  asker: Asker,
  list: ListKey,
  filter: object,
): Promise<'FEW' | 'MANY'> {
  const answer = await calls.make(asker, listSpec(list).call, filter)
  const { total = 0 } = answer as { total?: number }
  return total < COUNTED ? 'FEW' : 'MANY'
}

/** No row twice, whatever was added meanwhile; of `picked` those alone, and no more is read once all were seen. `from`: a place of a walked list. */
export async function* rowsOf(
  lists: Lists,
  asker: Asker,
  { list, filter, picked }: { list: ListKey; filter: object; picked: readonly string[] | null },
  from: string[] | null = null,
): AsyncIterable<Batch> {
  const wanted = picked && new Set(picked)
  const seen = new Set<string>()
  for await (const { rows, total, place } of batchesOf(lists, asker, { list, filter }, from)) {
    const fresh = rows.filter((row) => {
      const key = rowKeyOf(list, row)
      if (wanted ? !wanted.delete(key) : seen.has(key)) return false
      // A walk goes on behind its last row by itself: only what is paged is remembered.
      if (!wanted && !isWalked(lists, list)) seen.add(key)
      return true
    })
    yield { rows: fresh, total: picked?.length ?? total, ...(place && !picked && { place }) }
    if (wanted?.size === 0) return
  }
}

const isWalked = ({ walks }: Lists, list: ListKey) => listSpec(list).call in walks

async function* batchesOf(
  lists: Lists,
  asker: Asker,
  { list, filter }: { list: ListKey; filter: object },
  from: string[] | null,
): AsyncIterable<Batch> {
  const { calls, walks } = lists
  const { call, at } = listSpec(list)
  const body = checkedFilter(lists, asker.session, list, filter)
  const walk = walks[call]
  if (walk) {
    yield* walk(calls.ctxOf(asker, call), body, from)
    return
  }
  for (let page = 1; ; page++) {
    const answer = await calls.make(asker, call, { ...body, page, size: PAGE })
    const whole = at ? (answer as Record<string, object[]>)[at] : answer
    if (Array.isArray(whole)) {
      yield { rows: whole, total: whole.length }
      return
    }
    const paged = answer as { rows: object[]; total: number }
    yield paged
    if (paged.rows.length < PAGE) return
  }
}
