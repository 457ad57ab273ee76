/**
 * Rows of the demonstrations: of the centre, and of lending. Whoever works in the office never comes to one, so a browser loads them only
 * under their addresses.
 */

import type { Row } from '../row.ts'
import { DEMO_CENTRE_ROWS } from './centre.ts'
import { LENDING_DEMO_ROWS } from './lending.ts'

export const DEMONSTRATION_ROWS: readonly Row[] = [...DEMO_CENTRE_ROWS, ...LENDING_DEMO_ROWS]
