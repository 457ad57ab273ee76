/**
 * A checkpoint of every chain that went on: its end, signed, written beside the database and into it, and told to whoever asked
 * to hear. Only what goes on from the last one is signed; a chain that does not is told to all who look after it.
 */
import { type ChainPoint, verifyChain } from '@xinjian/format/audit-chain'
import { type Checkpoint, checkpointText } from '@xinjian/format/audit-checkpoint'
import type { FastifyBaseLogger } from 'fastify'
import { chainHash, PLATFORM_CHAIN } from '../../../db/audit.ts'
import type { Database, Tx } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { checkpointListeners, tellCheckpoint } from '../../channel/index.ts'
import { type News, tell, tellingTx } from '../../notice/index.ts'
import { erasedSaid } from '../erased.ts'
import { chain, untilSeq } from '../store.ts'
import { type CheckpointDeps, checkpointsOf } from './known.ts'
import { addCheckpointRow, checkpointRows, movedChains, operatorCompanies } from './store.ts'

/** How many were made, and of which chains none could be. */
export async function makeCheckpoints(
  deps: CheckpointDeps,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ made: number; broken: number[] }> {
  const broken: number[] = []
  let made = 0
  for (const end of await movedChains(deps.db)) {
    const { last } = await checkpointsOf(deps, end.companyId)
    if (!(await goesOn(deps, last, end))) {
      broken.push(end.companyId)
      log.error(
        { chain: end.companyId, end: end.seq, last: last?.seq },
        'an audit log does not go on from its last checkpoint',
      )
      await tellBroken(deps, end.companyId, last?.seq ?? 0)
      continue
    }
    await write(deps, { ...end, at: new Date().toISOString() })
    made += 1
  }
  await tellListeners(deps)
  return { made, broken }
}

/** By callback: what was signed last, whether now or by a process that died before it told. */
async function tellListeners({ db }: CheckpointDeps): Promise<void> {
  for (const companyId of await checkpointListeners(db)) {
    const last = (await checkpointRows(db, companyId)).at(-1)
    if (last) await tenantOf(db, companyId).transaction((tx) => tellCheckpoint(tx, last))
  }
}

/** The entry that was signed last is in the chain as it was, and what follows it leads to the end. */
async function goesOn(
  { db }: CheckpointDeps,
  last: Checkpoint | null,
  end: ChainPoint & { companyId: number },
): Promise<boolean> {
  if (last && !(await stands(db, last))) return false
  const rows = untilSeq(chain(db, end.companyId, last?.seq), end.seq)
  const { brokenAt, entries, head } = await verifyChain(rows, chainHash, {
    after: last ?? undefined,
    erased: (await erasedSaid(db, end.companyId))?.range,
  })
  return brokenAt === null && entries === end.seq && head === end.hash
}

async function stands(db: Database, { companyId, seq, hash }: Checkpoint): Promise<boolean> {
  for await (const entry of chain(db, companyId, seq - 1))
    return entry.seq === seq && entry.hash.toString('hex') === hash
  return false
}

/** First beside the database: one that stands in the database alone holds nobody. After a crash between the two it is made again. */
async function write(deps: CheckpointDeps, checkpoint: Checkpoint): Promise<void> {
  const signed = { ...checkpoint, ...deps.signer.sign(checkpointText(checkpoint)) }
  deps.files.add(signed)
  await deps.db.transaction(async (tx) => {
    if (!(await addCheckpointRow(tx, signed))) return
    const { seq, hash, at, signature } = signed
    await tellKeepers(tx, signed.companyId, {
      kind: 'AUDIT_CHECKPOINT',
      // Whoever asked for it hears of one a day.
      key: `${signed.companyId}/${dayOf(at)}`,
      params: { chain: String(signed.companyId), seq: String(seq), hash, at, signature },
    })
  })
}

const tellBroken = (deps: CheckpointDeps, companyId: number, seq: number): Promise<void> =>
  deps.db.transaction((tx) =>
    tellKeepers(tx, companyId, {
      kind: 'AUDIT_BROKEN',
      key: `${companyId}/${seq}`,
      params: { seq: String(seq) },
    }),
  )

/** Those who may read the log: of the platform's own chain, its operators. */
async function tellKeepers(tx: Tx, companyId: number, news: News): Promise<void> {
  const companies = companyId === PLATFORM_CHAIN ? await operatorCompanies(tx) : [companyId]
  for (const each of companies) await tell(tellingTx(tx, each), news)
}

/** In China. */
const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(at))
