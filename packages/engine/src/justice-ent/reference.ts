/** The reference of this kind as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import { publicReference } from '../public/reference.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

export const reference = (): string => publicReference('JUSTICE_ENT', ENGINE_VERSION, PARTS)
