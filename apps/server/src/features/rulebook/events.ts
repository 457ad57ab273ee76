/** Who did what to the rules, and when. Written in the transaction of the deed; rows are only ever added. */
import type { RuleEventRow } from '@xinjian/contract'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Session } from '../../http/context.ts'
import type { Shelf } from './shelf.ts'

export type Who = Pick<Session, 'userId' | 'userName'>

export interface Deed {
  about: string
  action: string
  note: string
}

export const noteDeed = (tx: Shelf, who: Who, { about, action, note }: Deed) =>
  tx.run(
    `insert into ${tx.events} (${tx.owner.columns}user_id, who, about, action, note)
     select ${tx.owner.values}$2::int, $3, $4, $5, $6 where $1::int is null or $1::int is not null`,
    [who.userId, who.userName, about, action, note],
  )

interface Row extends Omit<RuleEventRow, 'at'> {
  at: Date
  kind: ReportKind | null
  total: number
}

export async function deeds(shelf: Shelf, page: number, size: number) {
  const kind = shelf.events === 'rule_event' ? 'kind' : 'null as kind'
  const rows = await shelf.rows<Row>(
    `select id, at, who, ${kind}, about, action, note, count(*) over ()::int as total from ${shelf.events}
      where ${shelf.mine} order by id desc limit $2 offset $3`,
    [size, (page - 1) * size],
  )
  return {
    total: rows[0]?.total ?? 0,
    page,
    size,
    rows: rows.map(({ id, at, kind: reportType, total: _, ...rest }) => ({
      ...rest,
      id: Number(id),
      at: at.toISOString(),
      reportType,
    })),
  }
}
