/** A row of public records as the engine's facts have it. */
import type { ToldRecord } from '@xinjian/engine/public/facts'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { PublicRow } from '../records/read.ts'

export function toldRecord<K extends PublicRecordKind>(
  row: PublicRow<K>,
  disputed: boolean,
): ToldRecord<K> {
  const { matchLevel, matchFor, matchAgainst, ...told } = row
  const matched = { level: matchLevel, for: matchFor, against: matchAgainst }
  return { ...told, matched, disputed } as unknown as ToldRecord<K>
}
