/** 工商报告: of what the business registry publishes. */
import { JUSTICE_BASE_ENGINE } from '@xinjian/engine/justice-base/engine'
import { REGISTRY_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { publicKind } from './public-family.ts'

export const justiceBaseKind = publicKind(JUSTICE_BASE_ENGINE, REGISTRY_RECORD_KINDS)
