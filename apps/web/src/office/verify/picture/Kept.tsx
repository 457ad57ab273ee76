import type { VoucherPicture } from '@xinjian/contract/nouns/verify'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useReaderWords } from '../readers/useReaderWords.ts'
import { words } from './words.ts'

/** Of a file that was read: until when its original is kept, where it went, and what is to be said of that. */
export function Kept({ of }: { of: VoucherPicture }) {
  const t = useWords(words)
  const { t: reader } = useReaderWords()
  return (
    <>
      <span>
        {of.gone ? t('gone') : t('keptUntil', { day: instant(of.keptUntil).slice(0, 10) })}
      </span>
      {of.sentTo && <span>{reader('sentTo', { host: of.sentTo })}</span>}
      {of.note && <span>{of.note}</span>}
    </>
  )
}
