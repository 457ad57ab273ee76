/** What of the courts keeps an enterprise from being let through; of 失信 and 被执行 the rules speak. */

import { comparableName } from '@xinjian/format/firm-name'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { ownNames } from '../cases/roles.ts'
import { oncePerCase } from '../indicators/define.ts'
import { current, type Seen } from '../records/seen.ts'
import { silenceNow } from '../told.ts'
import { PUBLIC_SAYS } from '../words.ts'
import { against, type PublicGate, toldGate } from './gates.ts'
import { PUBLIC_GATE_SAYS as SAYS } from './words.ts'

/** Without these nobody can say how an enterprise stands with the courts. */
export const COURT_CORE = [
  'DISHONEST',
  'ENFORCEMENT',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
  'JUDGMENT',
] as const satisfies readonly PublicRecordKind[]

/** Kinds that weigh against an enterprise. A judgment or a hearing by itself does not. */
export const COURT_NEGATIVE = [
  'DISHONEST',
  'ENFORCEMENT',
  'CONSUMPTION_LIMIT',
  'TERMINATED_ENFORCEMENT',
  'EQUITY_FREEZE',
  'ASSET_SEIZURE',
  'BANKRUPTCY',
] as const satisfies readonly PublicRecordKind[]

interface Holding {
  id: string
  kind: PublicRecordKind
  title: string
  threshold: string
  indicators?: string[]
  text(records: readonly Seen[]): string
}

/** A record of a kind that holds on the day is for a person. */
const holdingGate = ({ id, kind, title, threshold, indicators, text }: Holding): PublicGate => ({
  ...{ id, about: 'RISK', title, threshold, source: SAYS.source },
  judge({ build: { context } }) {
    if (silenceNow(context, kind)) return null
    const held = oncePerCase(current(context, kind))
    if (held.length === 0) return null
    return against(text(held), held, indicators ? { indicators } : {})
  },
})

const bankruptcyGate: PublicGate = {
  id: 'G-BANKRUPTCY',
  about: 'RISK',
  title: SAYS.bankruptTitle,
  threshold: SAYS.bankruptLine,
  source: SAYS.source,
  judge({ build: { context } }) {
    const held = current(context, 'BANKRUPTCY')
    const own = ownNames(context)
    const filed = held.filter(
      ({ record: { respondent } }) => respondent !== null && own.has(comparableName(respondent)),
    )
    const [first] = filed
    if (first) {
      return against(SAYS.bankruptText({ no: first.record.caseNo ?? '--' }), filed, {
        ...{ level: 'REJECT', certain: true, limitFactor: null },
      })
    }
    const open = held.filter(({ record: { respondent } }) => respondent === null)
    return open.length > 0 ? against(SAYS.bankruptOpen({ n: open.length }), open) : null
  },
}

const unperformedOf = (records: readonly Seen[]): number | null => {
  const told = records.flatMap(
    ({ record }) => (record as { unperformed?: number | null }).unperformed ?? [],
  )
  return told.length > 0 ? told.reduce((sum, amount) => sum + amount, 0) / 100 : null
}

export const COURT_GATES: readonly PublicGate[] = [
  bankruptcyGate,
  toldGate('G-COURT-TOLD', PUBLIC_SAYS.court, COURT_CORE),
  holdingGate({
    id: 'G-LIMITED',
    kind: 'CONSUMPTION_LIMIT',
    title: SAYS.limitedTitle,
    threshold: SAYS.limitedLine,
    indicators: ['J-03.asOf'],
    text: ({ length: n }) => SAYS.limitedText({ n }),
  }),
  holdingGate({
    id: 'G-ENDED',
    kind: 'TERMINATED_ENFORCEMENT',
    title: SAYS.endedTitle,
    threshold: SAYS.endedLine,
    indicators: ['J-04.asOf'],
    text: (records) => {
      const [n, sum] = [records.length, unperformedOf(records)]
      return sum === null ? SAYS.endedText({ n }) : SAYS.endedSum({ n, sum })
    },
  }),
  holdingGate({
    id: 'G-FROZEN',
    kind: 'EQUITY_FREEZE',
    title: SAYS.frozenTitle,
    threshold: SAYS.frozenLine,
    text: ({ length: n }) => SAYS.frozenText({ n }),
  }),
  holdingGate({
    id: 'G-SEIZED',
    kind: 'ASSET_SEIZURE',
    title: SAYS.seizedTitle,
    threshold: SAYS.seizedLine,
    text: ({ length: n }) => SAYS.seizedText({ n }),
  }),
]
