import { DEMONSTRATION_ROWS } from '@xinjian/contract/routes/demo/rows'
import { asRoutes } from '../open-routes.ts'

/** Routes of the demonstrations, loaded with the first page of one. */
export const DEMONSTRATION_ROUTES = asRoutes(DEMONSTRATION_ROWS)
