import type { WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { type FlagColour, Tag } from '../../../ui/Tag.tsx'
import { colourOf } from '../ResultTag.tsx'
import { useWatchWords } from './useWatchWords.ts'

/** What the platform says of the invoice now. */
export function StateTag({ of }: { of: Pick<WatchRow, 'result' | 'invalidMark'> }) {
  const { state } = useWatchWords()
  return <Tag colour={colourOf(of)}>{state(of)}</Tag>
}

const COLOURS: Record<WatchRow['status'], FlagColour> = {
  WATCHING: 'accent',
  PAUSED: 'yellow',
  ENDED: 'grey',
}

export function StatusTag({ of }: { of: Pick<WatchRow, 'status'> }) {
  const { t } = useWatchWords()
  return <Tag colour={COLOURS[of.status]}>{t(of.status)}</Tag>
}
