/** Which records a count of risks takes: of kinds that hold for a time those that hold, each case once; of others those of the last 24 months. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../../kit/calendar/window.ts'
import type { PublicContext } from '../context.ts'
import { oncePerCase } from '../indicators/define.ts'
import type { Seen } from './seen.ts'
import { VALIDITY } from './validity.ts'

export function counted(
  context: PublicContext,
  kind: PublicRecordKind,
  records: readonly Seen[],
): Seen[] {
  if (VALIDITY[kind]) return oncePerCase(records.filter(({ validity }) => validity === 'CURRENT'))
  const from = firstDayOfMonth(context.span('L24').from)
  return records.filter(({ on }) => (optionalDay(on) ?? -1) >= from)
}
