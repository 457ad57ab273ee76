/** 工商司法报告: of registry and courts together. */
import { JUSTICE_ENT_ENGINE } from '@xinjian/engine/justice-ent/engine'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import { publicKind } from './public-family.ts'

export const justiceEntKind = publicKind(JUSTICE_ENT_ENGINE, PUBLIC_RECORD_KINDS)
