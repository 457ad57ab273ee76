/** 司法报告: of what courts publish. */
import { JUSTICE_ENGINE } from '@xinjian/engine/justice/engine'
import { COURT_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { publicKind } from './public-family.ts'

export const justiceKind = publicKind(JUSTICE_ENGINE, COURT_RECORD_KINDS)
