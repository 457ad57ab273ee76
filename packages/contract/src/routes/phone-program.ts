/** Rows of what the program of the phone answers, which is built and sent apart from the desk's. */
import { PHONE_ROWS } from './phone.ts'
import { TAX_ROWS } from './phone-tax.ts'
import type { Row } from './row.ts'

export const PHONE_PROGRAM_ROWS: readonly Row[] = [...TAX_ROWS, ...PHONE_ROWS]
