/** What operators are told of erasures: by number alone, for what stands in a notice of theirs outlives the company. */
import type { NoticeKindName } from '@xinjian/contract/notice/kinds'
import type { Tx } from '../../db/pool.ts'
import { tell, tellingTx } from '../notice/index.ts'

export async function tellOperators(
  tx: Tx,
  { kind, no, until = '' }: { kind: NoticeKindName; no: string; until?: string },
): Promise<void> {
  const companies = await tx.rows<{ id: number }>(
    "select id from company where kind = 'OPERATOR' order by id",
  )
  for (const { id } of companies)
    await tell(tellingTx(tx, id), { kind, key: no, params: { no, until } })
}
