import { words } from '@xinjian/format/say/words'

/** Who the peers of a figure are. */
export const PEER_NOTE_SAYS = words({
  note: [
    '同行业（{level:words}）{n:count}家，中位数{median:words}',
    'Peers ({level~}): {n|enterprise|enterprises}, median {median}',
  ],
})
