import { CROSS } from './cross/part.ts'
import type { ReportPart } from './definition.ts'
import { RECORDS } from './records/part.ts'
import { RETURNS } from './returns/part.ts'

/** What the tax report is put together from. Order of indicators and rules; sections stand by their ids. */
export const PARTS: readonly ReportPart[] = [RETURNS, RECORDS, CROSS]
