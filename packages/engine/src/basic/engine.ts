import { publicEngine } from '../public/engine.ts'
import { BRIEF } from './brief.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** 企业基础报告: the main records of registry and courts on one sheet. It admits nobody. */
export const BASIC_ENGINE = publicEngine({
  kind: 'BASIC',
  version: ENGINE_VERSION,
  parts: PARTS,
  brief: BRIEF,
})
