import type { WatchEvent } from '@xinjian/contract/nouns/verify/verifyWatch'
import type { InvoiceState } from '@xinjian/format/verify/watch'
import { useWords } from '../../../i18n/dictionary.ts'
import { useVerifyWords } from '../useVerifyWords.ts'
import { words } from './words.ts'

/** States and events of watches in the reader's language. */
export function useWatchWords() {
  const t = useWords(words)
  const { t: say, result } = useVerifyWords()
  /** Of a consistent one its mark says all. */
  const state = (of: InvoiceState): string =>
    of.result === 'CONSISTENT' && of.invalidMark ? say(of.invalidMark) : result(of)
  const event = ({ kind, before, after, why, by }: WatchEvent): string => {
    const who = by ?? ''
    if (kind === 'BEGUN') return t('eventBegun', { by: who, after: after ? state(after) : '' })
    if (kind === 'CHANGED')
      return t('eventChanged', {
        before: before ? state(before) : '',
        after: after ? state(after) : '',
      })
    if (kind === 'RESUMED') return t('eventResumed', { by: who })
    if (why === 'CANCELLED') return t('eventCancelled', { by: who })
    const reason = why ? t(why) : ''
    return t(kind === 'PAUSED' ? 'eventPaused' : 'eventEnded', { why: reason })
  }
  return { t, state, event, result: say }
}
