/** A list of 天眼查 v3: by whom it is asked for, and an item of it. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { WorldRecord } from '../../public-records/record.ts'

export interface ListEnd {
  /** Path without `.json`. */
  end: string
  by: 'id' | 'name'
  kind: PublicRecordKind
  /** Which records of the kind; left out = all. */
  only?: (record: WorldRecord) => boolean
  size: number
  /** `viewtotal` of trade marks is text. */
  total: 'total' | 'count' | 'viewtotal'
  item(record: WorldRecord): object
}

/** By which number 天眼查 knows a firm. */
const FIRST_ID = 22_800_000
export const idOf = ({ slot }: { slot: number }): number => FIRST_ID + slot
export const slotOf = (id: number): number => id - FIRST_ID
