import { PAPER_ROWS } from '@xinjian/contract/routes/paper'
import { asRoutes } from '../open-routes.ts'

/** Sheets for the printing program: they come with the first of them. */
export const PAPER_ROUTES = asRoutes(PAPER_ROWS)
