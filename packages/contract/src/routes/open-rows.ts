/** Rows of all pages of people that do not stand in the office. A browser on its way to one of them loads these alone. */
import { ACCOUNT_ROWS } from './account.ts'
import { DEMO_ROWS } from './demo/login.ts'
import { PHONE_PROGRAM_ROWS } from './phone-program.ts'
import { PUBLIC_ROWS } from './public.ts'
import type { Row } from './row.ts'
import { SHARED_ROWS } from './shared.ts'

export const OPEN_ROWS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...ACCOUNT_ROWS,
  ...SHARED_ROWS,
  ...PHONE_PROGRAM_ROWS,
  ...DEMO_ROWS,
]
