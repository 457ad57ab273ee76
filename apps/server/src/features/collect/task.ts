/** The row of a collection task and its statements. Every change is optimistic: it names the version it was made on. */
import type { CollectFailure, CollectKind, CollectState } from '@xinjian/contract'
import type { ConsentStates } from '@xinjian/contract/consent/consent-scopes'
import { enterKey } from '../../db/directory.ts'
import type { CollectItemRow, CollectTaskRow } from '../../db/rows/collect.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { JobTable } from '../../jobs/job.ts'
import type { Choice } from '../../outside/source/bureau/connector.ts'
import { consentState } from '../consent/index.ts'
import type { DoorState } from './door/state.ts'
import { TAKES_DAY_BACK } from './steps.ts'

export const TASKS: JobTable = {
  name: 'collect_task',
  key: 'task_id',
  running: 'RUNNING',
  delayed: true,
  lane: 'area_code',
}

export interface Plat {
  orderNo: string
  reference: string | null
}

export interface TaskRow
  extends Omit<
    CollectTaskRow,
    | 'token_hash'
    | 'busy_until'
    | 'busy_by'
    | 'due_at'
    | 'attempt'
    | 'faults'
    | 'lease_until'
    | 'ip'
    | 'agent'
    | 'reported'
    | 'door_sends'
  > {
  kind: CollectKind
  state: CollectState
  signer: { name: string; mobile: string; role: string } | null
  license: object | null
  choices: Choice[]
  failure: CollectFailure | null
  /** Order at the government finance platform the task came through. */
  plat: Plat | null
  door: DoorState
  consents: ConsentStates
}

/** What the enterprise says today, of a task that anything was signed in. */
const saidOf = (code: keyof ConsentStates, at?: string): string =>
  `case when contract_no is null then 'NONE' else ${consentState('collect_task.enterprise_id', code, at)} end`

/** By functions that are immutable, as Citus asks of what a change returns (docs/decisions/0232). */
const consentsAt = (at?: string): string => `case when kind = 'TAX'
    then json_object(array['ENT_TAX', ${saidOf('ENT_TAX', at)}, 'ENT_QUERY', ${saidOf('ENT_QUERY', at)}])
    else json_object(array['ENT_TAX', 'NONE', 'ENT_QUERY', ${saidOf('ENT_QUERY', at)}, 'ENT_ERP', ${saidOf('ENT_ERP', at)}, 'ENT_BANK', ${saidOf('ENT_BANK', at)}]) end`

const columnsAt = (
  at?: string,
): string => `company_id, task_id, fin_task_id, channel, link, source, kind, client_key, key_id, state, version, enterprise_id,
  enterprise_name, tax_no, area_code, signer, signer_sealed, signer_key, signer_verified_at, signer_code_hash,
  locked_until, license, contract_no, sms_to, choices, failure, progress, current, scopes, status, retries, import_id,
  report_no, data_cutoff, complete_through, program_version, plat, door, bound, joined, moved_to, held_by, visit, shown_at, shown_hash, terminal_id, created_at, touched_at,
  collecting_at, finished_at,
  ${consentsAt(at)} as consents`
const COLUMNS = columnsAt()
/** Of a row that was changed now. */
const CHANGED = columnsAt('collect_task.touched_at')

export const taskById = (tenant: TenantDb, taskId: string) =>
  tenant.one<TaskRow>(
    `select ${COLUMNS} from collect_task where company_id = $1 and task_id = $2`,
    [taskId],
  )

/** Whether the collection of this number was begun at the terminal. */
export const taskBegunAt = async (
  tenant: TenantDb,
  terminalId: number,
  finTaskId: string,
): Promise<boolean> =>
  (await tenant.one(
    'select 1 from collect_task where company_id = $1 and terminal_id = $2 and fin_task_id = $3',
    [terminalId, finTaskId],
  )) !== null

export const lockTask = (tx: TenantDb, taskId: string) =>
  tx.one<TaskRow>(
    `select ${COLUMNS} from collect_task where company_id = $1 and task_id = $2 for update`,
    [taskId],
  )

/**
 * A task as a whole (domain §5.3), and with it its token: so long from the opening of the link, whatever happens to the task
 * meanwhile. What counted from the last change lived on by visits, by housekeeping and by what the office did.
 */
export const TASK_HOURS = 24

/** Columns a change may set, with their SQL types. */
const SETTABLE = {
  state: 'text',
  enterprise_id: 'int',
  enterprise_name: 'text',
  tax_no: 'text',
  area_code: 'text',
  signer: 'jsonb',
  signer_sealed: 'bytea',
  signer_key: 'text',
  signer_verified_at: 'timestamptz',
  signer_code_hash: 'text',
  license: 'jsonb',
  contract_no: 'text',
  sms_to: 'text',
  choices: 'jsonb',
  failure: 'jsonb',
  progress: 'smallint',
  current: 'text',
  scopes: 'text[]',
  status: 'text',
  due_at: 'timestamptz',
  retries: 'int',
  attempt: 'int',
  lease_until: 'timestamptz',
  import_id: 'int',
  report_no: 'text',
  plat: 'jsonb',
  door: 'jsonb',
  data_cutoff: 'timestamptz',
  complete_through: 'date',
  program_version: 'text',
  collecting_at: 'timestamptz',
  finished_at: 'timestamptz',
  client_key: 'text',
  key_id: 'text',
  joined: 'text',
  shown_at: 'timestamptz',
  shown_hash: 'text',
  locked_until: 'timestamptz',
} as const
type Settable = keyof typeof SETTABLE

export type Change = Partial<Record<Settable, unknown>>

/** Writes a change on top of `version`; null = somebody else was first. */
export async function writeChange(
  tx: TenantDb,
  task: Pick<TaskRow, 'task_id' | 'version'>,
  change: Change,
): Promise<TaskRow | null> {
  const names = Object.keys(change) as Settable[]
  const sets = names.map((name, i) => `${name} = $${i + 4}::${SETTABLE[name]}`)
  return tx.one<TaskRow>(
    `with ${TAKES_DAY_BACK}
     update collect_task set ${[...sets, 'version = version + 1', 'touched_at = now()'].join(', ')}
      where company_id = $1 and task_id = $2 and version = $3 returning ${CHANGED}`,
    [
      task.task_id,
      task.version,
      ...names.map((name) => {
        const value = change[name] ?? null
        return SETTABLE[name] === 'jsonb' && value !== null ? JSON.stringify(value) : value
      }),
    ] as never,
  )
}

/** What a page reports of itself, by task: tracking is nobody's to fill a table with. */
const REPORTED = 500

/** Takes so much of what a task may still report; false when it is not left. */
export const takeReport = async (tenant: TenantDb, taskId: string, n: number): Promise<boolean> =>
  (await tenant.run(
    `update collect_task set reported = reported + $3
      where company_id = $1 and task_id = $2 and reported + $3 <= ${REPORTED}`,
    [taskId, n],
  )) === 1

/** Codes of partners for one task: whichever mobiles they go to. */
const DOOR_SENDS = 10

/** Takes one of the codes that may still be sent for a task; false when none is left. */
export const takeDoorSend = async (tenant: TenantDb, taskId: string): Promise<boolean> =>
  (await tenant.run(
    `update collect_task set door_sends = door_sends + 1
      where company_id = $1 and task_id = $2 and door_sends < ${DOOR_SENDS}`,
    [taskId],
  )) === 1

/** Of a code that was not drawn: a tap that came too soon takes none of them. */
export const giveBackDoorSend = (tenant: TenantDb, taskId: string): Promise<number> =>
  tenant.run(
    'update collect_task set door_sends = door_sends - 1 where company_id = $1 and task_id = $2 and door_sends > 0',
    [taskId],
  )

/** Somebody is at the task, and waits as long as what was tried is locked. */
export const awaitSigner = (
  tenant: TenantDb,
  taskId: string,
  { what, key }: { what: string; key: string | null },
) =>
  tenant.run(
    `update collect_task set touched_at = now(), locked_until =
            (select locked_until from signer_try where company_id = $1 and signer_key = $3 and what = $4)
      where company_id = $1 and task_id = $2`,
    [taskId, key, what],
  )

export interface NewTask {
  taskId: string
  finTaskId: string
  channel: string
  link: string | null
  source: string | null
  kind: CollectKind
  /** The firm that the link was made for; its name where the register knows it. */
  firm: { taxNo: string; name: string | null } | null
  tokenHash: Uint8Array
  clientKey: string
  keyId: string
  ip: string
  agent: string
  /** At which it is begun; absent = a phone. */
  terminalId?: number
}

export const insertTask = (tenant: TenantDb, t: NewTask) =>
  tenant.transaction(async (tx) => {
    await enterKey(tx, 'TASK', t.tokenHash)
    await tx.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, link, source, tax_no, enterprise_name, bound, token_hash, client_key, key_id, ip, agent, kind, terminal_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $7::text is not null, $9, $10, $11, $12, $13, $14, $15)`,
      [
        t.taskId,
        t.finTaskId,
        t.channel,
        t.link,
        t.source,
        t.firm?.taxNo ?? null,
        t.firm?.name ?? null,
        t.tokenHash,
        t.clientKey,
        t.keyId,
        t.ip,
        t.agent,
        t.kind,
        t.terminalId ?? null,
      ],
    )
    return taskById(tx, t.taskId)
  })

/** A visit that looks on at a task from the start; it has nothing of its own but its token. */
export const insertVisit = (
  tenant: TenantDb,
  t: Omit<NewTask, 'firm' | 'link' | 'source'> & { joined: string },
) =>
  tenant.transaction(async (tx) => {
    await enterKey(tx, 'TASK', t.tokenHash)
    await tx.run(
      `insert into collect_task (company_id, task_id, fin_task_id, channel, joined, state, finished_at, token_hash, client_key, key_id, ip, agent, kind)
     values ($1, $2, $3, $4, $5, 'CANCELLED', now(), $6, $7, $8, $9, $10, $11)`,
      [
        t.taskId,
        t.finTaskId,
        t.channel,
        t.joined,
        t.tokenHash,
        t.clientKey,
        t.keyId,
        t.ip,
        t.agent,
        t.kind,
      ],
    )
    return taskById(tx, t.taskId)
  })

export interface ItemRow
  extends Omit<CollectItemRow, 'company_id' | 'task_id' | 'started_at' | 'finished_at'> {
  cursor: Record<string, unknown>
}

export const itemsOf = (tenant: TenantDb, taskId: string) =>
  tenant.rows<ItemRow>(
    `select dataset, position, state, rows, done, cursor, tries, error, first_period, last_period
       from collect_item where company_id = $1 and task_id = $2 order by position`,
    [taskId],
  )
