import type { PeerNote } from './document.ts'

/** `同行业（批发业，大类F51）36家，中位数2.1%`: the one sentence that tells who the peers are. `median`: with its unit. */
export const peerWords = ({ n, level }: Pick<PeerNote, 'n' | 'level'>, median: string): string =>
  `同行业（${level}）${n}家，中位数${median}`
