/** What terminals tell of visits to them. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { MachineRecordRow } from '@xinjian/contract/nouns/collect/terminal'
import { likeOf } from '../../db/like.ts'
import { countedPage } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { TERMINAL_SAYS } from './words.ts'

type Told = BodyOf<typeof contract.terminal.addMachineCollectRecord>

interface Row {
  record_no: string
  terminal_no: string
  serial: string
  place: string
  fin_task_id: string | null
  started_at: Date
  ended_at: Date | null
  result: MachineRecordRow['result']
  steps: MachineRecordRow['steps']
  received_at: Date
}

const secondsOf = (from: Date | string, to: Date | string | null): number | null =>
  to === null ? null : Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 1000)

/**
 * Enters what is told, or adds to what was told before under the same number. What has ended stands: told again alike it is the same
 * record, told otherwise it is refused.
 */
export async function keepRecord(tx: TenantDb, terminalId: number, told: Told) {
  const { recordNo, finTaskId = null, startedAt, endedAt = null, result = null } = told
  const steps = JSON.stringify(told.steps)
  await tx.run(
    `insert into machine_record (company_id, terminal_id, record_no, fin_task_id, started_at, ended_at, result, steps)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
     on conflict (company_id, terminal_id, record_no) do update
        set fin_task_id = coalesce(excluded.fin_task_id, machine_record.fin_task_id), ended_at = excluded.ended_at,
            result = excluded.result, steps = excluded.steps
      where machine_record.ended_at is null and machine_record.started_at = excluded.started_at`,
    [terminalId, recordNo, finTaskId, startedAt, endedAt, result, steps],
  )
  const now = await tx.one<{
    started: boolean
    same: boolean
    started_at: Date
    ended_at: Date | null
  }>(
    `select started_at = $4::timestamptz as started,
            ended_at is not distinct from $5::timestamptz and result is not distinct from $6::text and steps = $7::jsonb
              and ($8::text is null or fin_task_id = $8) as same, started_at, ended_at
       from machine_record where company_id = $1 and terminal_id = $2 and record_no = $3`,
    [terminalId, recordNo, startedAt, endedAt, result, steps, finTaskId],
  )
  if (!now?.started) throw new Refusal('CONFLICT', TERMINAL_SAYS.recordStarted, 'startedAt')
  if (!now.same) throw new Refusal('CONFLICT', TERMINAL_SAYS.recordEnded, 'recordNo')
  return { recordNo, seconds: secondsOf(now.started_at, now.ended_at) }
}

/** The newest first. */
export async function recordPage(
  tenant: TenantDb,
  { keyword, terminalNo, result, page, size }: BodyOf<typeof contract.terminal.machineRecordList>,
) {
  const found = `from machine_record r join terminal t on t.company_id = $1 and t.id = r.terminal_id
    where r.company_id = $1 and ($2::text is null or t.serial ilike $2 or t.place ilike $2 or r.fin_task_id ilike $2 or r.record_no ilike $2)
      and ($3::text is null or t.terminal_no = $3) and ($4::text is null or r.result = $4)`
  const values: Value[] = [likeOf(keyword), terminalNo || null, result ?? null]
  const skip = (page - 1) * size
  const { rows, ...counted } = await countedPage(
    tenant,
    found,
    values,
    { skip, most: size },
    (most) =>
      tenant.rows<Row>(
        `select r.record_no, t.terminal_no, t.serial, t.place, r.fin_task_id, r.started_at, r.ended_at, r.result, r.steps, r.received_at
           ${found} order by r.received_at desc, r.terminal_id desc, r.record_no desc limit $5 offset $6`,
        [...values, most, skip],
      ),
  )
  return { ...counted, page, size, rows: rows.map(wire) }
}

const wire = (r: Row): MachineRecordRow => ({
  recordNo: r.record_no,
  terminalNo: r.terminal_no,
  serial: r.serial,
  place: r.place,
  finTaskId: r.fin_task_id,
  startedAt: r.started_at.toISOString(),
  endedAt: r.ended_at?.toISOString() ?? null,
  seconds: secondsOf(r.started_at, r.ended_at),
  result: r.result,
  steps: r.steps,
  receivedAt: r.received_at.toISOString(),
})
