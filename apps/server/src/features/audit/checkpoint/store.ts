/** SQL of checkpoints. The rows stand in the database beside the log; what cannot be reached from there stands in files. */
import type { ChainPoint } from '@xinjian/format/audit-chain'
import type { Checkpoint, Signed } from '@xinjian/format/audit-checkpoint'
import type { Db } from '../../../db/pool.ts'

interface Row {
  seq: number
  hash: Buffer
  signed_at: string
  key: string
  signature: string
}

export const checkpointRows = async (db: Db, companyId: number): Promise<Signed<Checkpoint>[]> =>
  (
    await db.rows<Row>(
      'select seq, hash, signed_at, key, signature from audit_checkpoint where company_id = $1 order by seq',
      [companyId],
    )
  ).map((row) => ({
    companyId,
    seq: row.seq,
    hash: row.hash.toString('hex'),
    at: row.signed_at,
    key: row.key,
    signature: row.signature,
  }))

/** Whether it is new: another process may have written it. */
export const addCheckpointRow = async (db: Db, made: Signed<Checkpoint>): Promise<boolean> =>
  (await db.run(
    `insert into audit_checkpoint (company_id, seq, hash, signed_at, key, signature) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [made.companyId, made.seq, Buffer.from(made.hash, 'hex'), made.at, made.key, made.signature],
  )) === 1

/** Chains whose end is not that of their last row. */
export const movedChains = async (db: Db): Promise<(ChainPoint & { companyId: number })[]> =>
  (
    await db.rows<{ company_id: number; seq: number; hash: Buffer }>(
      `select h.company_id, h.seq, h.hash from audit_head h
         left join lateral (select c.seq, c.hash from audit_checkpoint c where c.company_id = h.company_id
                             order by c.seq desc limit 1) last on true
        where (h.seq, h.hash) is distinct from (last.seq, last.hash) order by h.company_id`,
    )
  ).map(({ company_id, seq, hash }) => ({ companyId: company_id, seq, hash: hash.toString('hex') }))

/** The platform's own company: its people look after the platform's own chain. */
export const operatorCompanies = async (db: Db): Promise<number[]> =>
  (await db.rows<{ id: number }>("select id from company where kind = 'OPERATOR'")).map(
    ({ id }) => id,
  )
