/** The reference of this kind as Markdown, made from the definitions; `scripts/docs-indicators.ts` writes it. */
import { publicReference } from '../public/reference.ts'
import { BRIEF } from './brief.ts'
import { PARTS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

export const reference = (): string => publicReference('BASIC', ENGINE_VERSION, PARTS, BRIEF)
