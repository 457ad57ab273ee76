import { publicEngine } from '../public/engine.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** 工商报告: what the business registry publishes of an enterprise. It admits nobody. */
export const JUSTICE_BASE_ENGINE = publicEngine({
  kind: 'JUSTICE_BASE',
  version: ENGINE_VERSION,
  parts: PARTS,
})
