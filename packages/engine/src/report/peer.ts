import type { PeerNote } from './document.ts'
import { PEER_NOTE_SAYS } from './words/peer-words.ts'

/** `同行业（批发业，大类F51）36家，中位数2.1%`: the one sentence that tells who the peers are. `median`: with its unit. */
export const peerWords = ({ n, level }: Pick<PeerNote, 'n' | 'level'>, median: string): string =>
  PEER_NOTE_SAYS.note({ level, n, median })
