import { REPORT_KINDS, type ReportKind } from './kinds.ts'

/** It tells of persons, each under a consent of his or her own. Apart from the kinds: pages that list them never ask. */
export const tellsOfPersons = (kind: ReportKind): boolean => 'persons' in REPORT_KINDS[kind]
