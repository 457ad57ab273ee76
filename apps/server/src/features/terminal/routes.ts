/** Terminals in the office, their set-up, and what they tell of themselves. Calls of a visit are answered by the collection. */
import { randomUUID } from 'node:crypto'
import { contract } from '@xinjian/contract'
import type { TerminalRow } from '@xinjian/contract/nouns/collect/terminal'
import { leaveTraceAlone } from '../../db/audit.ts'
import { companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, type TenantTx, tenantOf } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { type Handlers, implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { hashToken } from '../../security/secret.ts'
import { channelOf, ownChannel } from '../channel/index.ts'
import { readPublicKey } from '../company/index.ts'
import { tell } from '../notice/index.ts'
import { activeHolders, reachedOrWhy, restingOf, shownReach } from '../session/index.ts'
import { terminalOf } from './gate.ts'
import { keepRecord, recordPage } from './records.ts'
import * as store from './store.ts'
import type { WitnessKey } from './witness.ts'
import { TERMINAL_SAYS } from './words.ts'

type All = Handlers<typeof contract.terminal>
type OwnCalls =
  | `terminal${'List' | 'Witnesses' | 'Add' | 'Edit' | 'Code' | 'Block' | 'Enrol'}`
  | 'addMachineCollectRecord'
  | 'machineRecordList'

type Holder = Awaited<ReturnType<typeof activeHolders>>[number]

export interface TerminalDeps {
  db: Database
  columns: Columns
  /** Answers to the calls of a visit, given by whoever owns the tasks, because terminals know of none. */
  visits: Omit<All, OwnCalls>
  /** Whether the collection of this number was begun at the terminal. */
  begunAt(tenant: TenantDb, terminalId: number, finTaskId: string): Promise<boolean>
  witnessKey: WitnessKey
}

export const terminalRoutes = ({ db, columns, visits, begunAt, witnessKey }: TerminalDeps) => {
  /** Staff who see the company's collections: a customer of the company is no witness of it. */
  const witnesses = (companyId: number) => activeHolders(db, companyId, 'collect.read')
  const witness = async (
    { companyId }: SessionCtx['session'],
    { witnessId: id, witnessIdNo }: { witnessId: number; witnessIdNo: string },
  ) => {
    const found = (await witnesses(companyId)).find((account) => account.id === id)
    if (!found) throw new Refusal('CONFLICT', TERMINAL_SAYS.witnessNotActive, 'witnessId')
    return { ...found, key: witnessKey(companyId, witnessIdNo) }
  }
  /** A change, told to the log with what is now; the code never is. */
  const turn = async <T>(
    ctx: SessionCtx,
    action: string,
    detail: object,
    work: (tx: TenantTx) => Promise<T>,
    serialOf: (made: T) => string,
  ): Promise<T> => {
    const made = await ctx.tenant.transaction(work)
    const { companyId } = ctx.session
    await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
      kind: 'CHANGE',
      action,
      object: serialOf(made),
      detail,
    })
    return made
  }
  return implement(contract.terminal, {
    ...visits,
    terminalList: ({ tenant }, asked) => store.terminalPage(tenant, asked),
    async terminalWitnesses({ session }) {
      const { companyId } = session
      const shown = async ({ id, name, reach }: Holder) => {
        const reached = await reachedOrWhy(columns, { id, companyId }, restingOf(reach))
        return { id, name: `${name}（${shownReach(reached).mobile}）` }
      }
      return Promise.all((await witnesses(companyId)).map(shown))
    },
    async terminalAdd(ctx, { serial, place, channel, ...named }) {
      const code = await ownChannel(db, ctx.tenant, channel)
      const stands = await witness(ctx.session, named)
      const made = { serial, place, channel: code, witness: stands, by: ctx.session.userName }
      return turn(
        ctx,
        'terminalAdd',
        { place, channel: code, witness: stands.name },
        async (tx) => {
          const added = await store.addTerminal(tx, made)
          await tellWitness(tx, added.row, made.by)
          return added
        },
        ({ row }) => row.serial,
      )
    },
    async terminalEdit(ctx, { id, place, ...named }) {
      const before = await store.terminalRow(ctx.tenant, id)
      const stands = await witness(ctx.session, named)
      return turn(
        ctx,
        'terminalEdit',
        {
          before: { place: before.place, witness: before.witness },
          after: { place, witness: stands.name },
        },
        async (tx) => {
          await store.editTerminal(tx, id, place, stands)
          const now = await store.terminalRow(tx, id)
          if (now.witnessId !== before.witnessId) await tellWitness(tx, now, ctx.session.userName)
          return now
        },
        (row) => row.serial,
      )
    },
    terminalCode: (ctx, { id }) =>
      turn(
        ctx,
        'terminalCode',
        {},
        (tx) => store.newSetUp(tx, id),
        ({ row }) => row.serial,
      ),
    terminalBlock: (ctx, { id, on }) =>
      turn(
        ctx,
        'terminalBlock',
        { blocked: on },
        async (tx) => {
          await store.blockTerminal(tx, id, on ? ctx.session.userName : null)
          return store.terminalRow(tx, id)
        },
        (row) => row.serial,
      ),
    async terminalEnrol(_ctx, { code, publicKey }) {
      const key = readPublicKey(publicKey)
      if (key.algorithm !== 'RSA')
        throw new Refusal('MALFORMED', TERMINAL_SAYS.onlyRsa, 'publicKey')
      const companyId = await companyOf(db, 'TERMINAL', hashToken(code))
      const invalid = () => new Refusal('KEY_INVALID', TERMINAL_SAYS.codeInvalid, 'code')
      if (companyId === null) throw invalid()
      const tenant = tenantOf(db, companyId)
      const set = await store.takeCode(tenant, code, key.publicKey)
      if (!set) throw invalid()
      const { company_name: institution } = await channelOf(tenant, set.channel)
      return { terminalNo: set.terminal_no, place: set.place, institution }
    },
    async addMachineCollectRecord({ signed, ip }, told) {
      const { tenant, terminal } = await terminalOf(db, signed, ip)
      if (told.finTaskId && !(await begunAt(tenant, terminal.id, told.finTaskId)))
        throw new Refusal('CONFLICT', TERMINAL_SAYS.recordTaskUnknown, 'finTaskId')
      return tenant.transaction((tx) => keepRecord(tx, terminal.id, told))
    },
    machineRecordList: ({ tenant }, asked) => recordPage(tenant, asked),
  })
}

/** Whoever is named hears of it, each time: nobody stands by unknowing, in contracts that bear his name. */
const tellWitness = (
  tx: TenantTx,
  row: Pick<TerminalRow, 'terminalNo' | 'serial' | 'place' | 'witness'>,
  by: string,
) =>
  tell(tx, {
    kind: 'WITNESS_NAMED',
    key: `${row.terminalNo}/${row.witness}/${randomUUID()}`,
    to: row.witness,
    params: { serial: row.serial, place: row.place, by },
  })
