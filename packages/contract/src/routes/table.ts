/**
 * Every route of the product, one row each: the only place where a path is spelt (besides the web's `paths.ts`, whose
 * builders a test checks against this table). Pure data: the server makes the menu of it, the web its pages and its guard,
 * and the build script and the tests read the same rows.
 *
 * To add a page: write `<surface>/pages/Name.tsx` exporting `Component`, and set `page` here, with what it `needs` and its
 * place in the `menu`. A row without `page` and without `redirect` is still to be built: it keeps its metadata and leads
 * to /404.
 */
import { ACCOUNT_ROWS } from './account.ts'
import { DEMO_ROWS } from './demo.ts'
import { MANAGE_ROWS } from './manage.ts'
import { OPERATE_ROWS } from './operate.ts'
import { PAPER_ROWS } from './paper.ts'
import { PEOPLE_ROWS } from './people.ts'
import { PHONE_ROWS } from './phone.ts'
import { TAX_ROWS } from './phone-tax.ts'
import { PUBLIC_ROWS } from './public.ts'
import { QUERY_ROWS } from './query.ts'
import type { Row } from './row.ts'
import { RULE_ROWS } from './rules.ts'

export const ROWS: readonly Row[] = [
  ...PUBLIC_ROWS,
  ...ACCOUNT_ROWS,
  ...PAPER_ROWS,
  ...QUERY_ROWS,
  ...MANAGE_ROWS,
  ...PEOPLE_ROWS,
  ...OPERATE_ROWS,
  ...RULE_ROWS,
  ...TAX_ROWS,
  ...PHONE_ROWS,
  ...DEMO_ROWS,
]
