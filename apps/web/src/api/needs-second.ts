import type { CODES } from '@xinjian/contract/codes'
import { ApiError } from './errors.ts'

const NEEDS_SECOND: (typeof CODES)['NEEDS_SECOND']['status'] = 4202

/** Whether a call was refused because another person must agree: then it is asked for with a reason. */
export const needsSecond = (error: unknown): boolean =>
  error instanceof ApiError && error.status === NEEDS_SECOND
