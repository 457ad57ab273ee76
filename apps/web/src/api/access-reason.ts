import type { CODES } from '@xinjian/contract/codes'
import { ApiError } from './errors.ts'

const LOOK_REASON: (typeof CODES)['LOOK_REASON']['status'] = 4201

/** Whether a call was refused because an operator has not said yet why he looks at another company. */
export const wantsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.status === LOOK_REASON
