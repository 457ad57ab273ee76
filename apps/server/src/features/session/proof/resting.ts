/** How an act of weight rests: where its letter goes, and what stood before it, sealed under the key of its holder's company (docs/decisions/0265). */
import type { Database } from '../../../db/pool.ts'
import {
  type Cell,
  type Columns,
  openIfAny,
  type Resting,
  sealIfAny,
} from '../../../security/column/column.ts'

type Name = 'email' | 'mobile' | 'before'

export interface Act {
  id: number
  companyId: number
}

export interface Reached {
  email: string | null
  mobile: string
}

/** The three as a row of `weighty_act` gives them; what stood before, written by a release before, as JSON that was read. */
export interface RestingAct extends Act {
  email: string | null
  email_sealed: Buffer | null
  mobile: string | null
  mobile_sealed: Buffer | null
}

const cellOf = ({ companyId, id }: Act, name: Name): Cell => ({
  ...{ companyId, row: String(id) },
  column: `weighty_act.${name}`,
})

/** The number of one that is not kept yet: it is sealed for it. */
export const nextAct = async (db: Pick<Database, 'one'>): Promise<number> =>
  (await db.one<{ id: number }>("select nextval('weighty_act_id_seq')::int as id"))!.id

export const sealAct = async (
  columns: Columns,
  act: Act,
  { email, mobile, before }: Reached & { before: object | null },
): Promise<Record<Name, Resting>> => ({
  email: await sealIfAny(columns, cellOf(act, 'email'), email),
  mobile: await columns.seal(cellOf(act, 'mobile'), mobile),
  before: await sealIfAny(columns, cellOf(act, 'before'), before && JSON.stringify(before)),
})

/** Where the letter goes. Throws a Refusal where it was altered. */
export const reachedOf = async (columns: Columns, act: RestingAct): Promise<Reached> => ({
  email: await openIfAny(columns, cellOf(act, 'email'), {
    ...{ clear: act.email, sealed: act.email_sealed },
  }),
  mobile: await columns.open(cellOf(act, 'mobile'), {
    ...{ clear: act.mobile, sealed: act.mobile_sealed },
  }),
})

/** What stood before; null = nothing was kept. Throws a Refusal where it was altered. */
export async function beforeOf(
  columns: Columns,
  act: Act & { before: string | null; before_sealed: Buffer | null },
): Promise<unknown> {
  const resting = { clear: act.before, sealed: act.before_sealed }
  const text = await openIfAny(columns, cellOf(act, 'before'), resting)
  return text === null ? null : JSON.parse(text)
}
