/** How the number that a code went to rests: an HMAC of it in its place, hex (docs/decisions/0265). It is sent to once, and only counted and found by afterwards. */
import type { Columns } from '../../security/column/column.ts'

const COLUMN = 'sms_code.mobile'

const hashed = ({ index }: Pick<Columns, 'index'>, mobile: string): string =>
  index(COLUMN, mobile).toString('hex')

/** As it is written now. */
export const restingNumber = async (
  columns: Pick<Columns, 'index' | 'begun'>,
  mobile: string,
): Promise<string> => ((await columns.begun(COLUMN)) ? hashed(columns, mobile) : mobile)

/** All that it may lie as: a release before wrote it in clear. */
export const restingNumbers = (columns: Pick<Columns, 'index'>, mobile: string): string[] => [
  hashed(columns, mobile),
  mobile,
]
