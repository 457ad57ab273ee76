import { publicEngine } from '../public/engine.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** 工商司法报告: registry and courts together. It admits nobody. */
export const JUSTICE_ENT_ENGINE = publicEngine({
  kind: 'JUSTICE_ENT',
  version: ENGINE_VERSION,
  parts: PARTS,
})
