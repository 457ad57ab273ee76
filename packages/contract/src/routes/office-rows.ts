/** Rows of the office: its pages, its redirects, and those still to be built. */
import { SCF_ROWS } from './finance/scf.ts'
import { LOAN_ROWS } from './loan.ts'
import { MANAGE_ROWS } from './manage.ts'
import { OPERATE_ROWS } from './operate.ts'
import { PEOPLE_ROWS } from './people.ts'
import { QUERY_ROWS } from './query.ts'
import type { Row } from './row.ts'
import { RULE_ROWS } from './rules.ts'

export const OFFICE_ROWS: readonly Row[] = [
  ...QUERY_ROWS,
  ...MANAGE_ROWS,
  ...PEOPLE_ROWS,
  ...OPERATE_ROWS,
  ...RULE_ROWS,
  ...LOAN_ROWS,
  ...SCF_ROWS,
]
