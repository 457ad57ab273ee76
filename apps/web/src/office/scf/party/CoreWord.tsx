import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { Ask } from '../Ask.tsx'
import { wholeWords } from '../whole-words.ts'

type Word = 'CONFIRM' | 'REFUSE'

/** The core enterprise's word on a debt or an order: one person records it, another agrees or sends it back. */
export function CoreWord(props: {
  row: { no: string; recorded: Word | null; recordedBy: string | null; recordedByMe: boolean }
  onRecord: (word: Word, note: string) => Promise<unknown>
  onDecide: (word: Word, agree: boolean, note: string) => Promise<unknown>
}) {
  const w = useWords(wholeWords)
  const mayDecide = useMay('scf.decide')
  const { no, recorded, recordedBy, recordedByMe } = props.row
  const hint = w('noteHint')
  if (!recorded)
    return (['CONFIRM', 'REFUSE'] as const).map((word) => (
      <Ask
        key={word}
        label={w(`record${word}`)}
        about={no}
        hint={hint}
        variant={word === 'CONFIRM' ? 'primary' : 'danger'}
        onSay={(note) => props.onRecord(word, note)}
      />
    ))
  return (
    <>
      <small className={textStyles.muted}>
        {recordedByMe ? w('byAnother') : w(`recorded${recorded}`, { who: recordedBy ?? '' })}
      </small>
      {recordedByMe || !mayDecide
        ? null
        : ([true, false] as const).map((agree) => (
            <Ask
              key={String(agree)}
              label={w(agree ? 'agree' : 'sendBack')}
              about={no}
              hint={hint}
              variant={agree ? 'primary' : 'danger'}
              onSay={(note) => props.onDecide(recorded, agree, note)}
            />
          ))}
    </>
  )
}
