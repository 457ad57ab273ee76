import { publicEngine } from '../public/engine.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** 司法报告: what courts publish of an enterprise. It admits nobody. */
export const JUSTICE_ENGINE = publicEngine({
  kind: 'JUSTICE',
  version: ENGINE_VERSION,
  parts: PARTS,
})
