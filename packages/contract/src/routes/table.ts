/**
 * Every route of the product, one row each: the only place where a path is spelt (besides the web's `paths.ts`, whose
 * builders a test checks against this table). Pure data: the server makes the menu of it, the web its pages and its guard,
 * and the build script and the tests read the same rows.
 *
 * To add a page: write `<surface>/pages/Name.tsx` exporting `Component`, and set `page` here, with what it `needs` and its
 * place in the `menu`. A row without `page` and without `redirect` is still to be built: it keeps its metadata and leads
 * to /404.
 */
import { DEMONSTRATION_ROWS } from './demo/rows.ts'
import { OFFICE_ROWS } from './office-rows.ts'
import { OPEN_ROWS } from './open-rows.ts'
import { PAPER_ROWS } from './paper.ts'
import type { Row } from './row.ts'

export const ROWS: readonly Row[] = [
  ...OPEN_ROWS,
  ...PAPER_ROWS,
  ...OFFICE_ROWS,
  ...DEMONSTRATION_ROWS,
]
