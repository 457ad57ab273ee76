/** Public records of an enterprise as the engine's facts have them. */
import type { PublicFacts, Telling } from '@xinjian/engine/public/facts'
import { beijingTime } from '@xinjian/format/china-time'
import { PUBLIC_RECORD_KINDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../enterprise/index.ts'
import { publicRows } from '../records/read.ts'
import { type KeptAnswer, newestAnswers } from './answers.ts'
import { loadBeside } from './beside.ts'
import { toldRecord } from './told-record.ts'

interface Wanted {
  kinds: readonly PublicRecordKind[]
  /** Answers before are none; null = those of whenever. */
  since: Date | null
  /** `KIND/row key` of records that an objection is open to. */
  disputed: ReadonlySet<string>
}

export interface LoadedPublicFacts {
  facts: PublicFacts
  seq: number
  dataCutoff: string
}

const UNTOLD: Telling = { state: 'UNTOLD', vendor: null, at: null, fault: null }
const UNASKED: Telling = { ...UNTOLD, state: 'UNASKED' }

/** In the snapshot of the transaction; null = nothing was ever told of what is wanted. */
export async function loadPublicFacts(
  tx: TenantDb,
  enterpriseId: number,
  { kinds, since, disputed }: Wanted,
): Promise<LoadedPublicFacts | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const answers = new Map(
    (await newestAnswers(tx, enterpriseId, since)).map((answer) => [answer.kind, answer]),
  )
  const told = kinds.flatMap((kind) => answers.get(kind) ?? [])
  if (!head || told.length === 0) return null
  const read = async (kind: PublicRecordKind) => {
    const isTold = kinds.includes(kind) && answers.get(kind)?.state === 'TOLD'
    const rows = isTold ? await publicRows(tx, enterpriseId, kind) : []
    return rows.map((row) => toldRecord(row, disputed.has(`${kind}/${row.key}`)))
  }
  const records: Partial<Record<PublicRecordKind, unknown>> = {}
  for (const kind of PUBLIC_RECORD_KINDS) records[kind] = await read(kind)
  const all = records as PublicFacts['records']
  const beside = await loadBeside(tx, enterpriseId, all, { kinds, since })
  const dataCutoff = beijingTime(Math.max(...told.map(({ at }) => at.getTime())))
  return {
    facts: {
      subject: { name: head.name, taxNo: head.tax_no },
      seq: head.seq,
      dataCutoff,
      told: Object.fromEntries(
        PUBLIC_RECORD_KINDS.map((kind) => [
          kind,
          kinds.includes(kind) ? tellingOf(answers.get(kind)) : UNASKED,
        ]),
      ) as PublicFacts['told'],
      records: all,
      ...beside,
      revenue: null,
    },
    seq: head.seq,
    dataCutoff,
  }
}

const tellingOf = (answer: KeptAnswer | undefined): Telling =>
  answer
    ? {
        state: answer.state,
        vendor: answer.vendor,
        at: answer.told_at && beijingTime(answer.told_at.getTime()),
        fault: answer.fault,
      }
    : UNTOLD
