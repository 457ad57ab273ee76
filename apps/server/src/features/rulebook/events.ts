/** Who did what to the rules, and when. Written in the transaction of the deed; rows are only ever added. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'

export type Who = Pick<Session, 'userId' | 'userName'>

export interface Deed {
  kind: ReportKind
  about: string
  action: string
  note: string
}

export const noteDeed = (tx: TenantDb, who: Who, { kind, about, action, note }: Deed) =>
  tx.run(
    `insert into rule_event (company_id, user_id, who, kind, about, action, note)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [who.userId, who.userName, kind, about, action, note],
  )

interface Row {
  id: string
  at: Date
  who: string
  kind: ReportKind
  about: string
  action: string
  note: string
  total: number
}

export async function deeds(
  tenant: TenantDb,
  kind: ReportKind | undefined,
  page: number,
  size: number,
) {
  const rows = await tenant.rows<Row>(
    `select id, at, who, kind, about, action, note, count(*) over ()::int as total from rule_event
      where company_id = $1 and ($2::text is null or kind = $2) order by id desc limit $3 offset $4`,
    [kind ?? null, size, (page - 1) * size],
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

/** What a broken constraint of four eyes is told as; anything else is thrown as it is. */
export const isFourEyes = (error: unknown): boolean =>
  /^rule_(book|suppression)_four_eyes$/.test((error as { constraint?: string }).constraint ?? '')
