/** A matter by what was said of it: another level or another sentence is another telling, and asks to be answered anew. */
import { createHash } from 'node:crypto'
import type { Matter } from '@xinjian/engine/firm/matters'

/** SHA-256 of level and sentence, hex. */
export const toldOf = ({ level, text }: Pick<Matter, 'level' | 'text'>): string =>
  createHash('sha256').update(`${level}\n${text}`).digest('hex')
