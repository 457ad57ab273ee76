import { type ImportLabel, intake } from '@xinjian/contract/nouns/intake'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { words } from './words.ts'

/** One remembered choice; the first press asks, the second takes it back. */
export function ChosenLabel(props: { of: ImportLabel; onSettled: () => Promise<void> }) {
  const { standard, kind, label, candidates, code, decidedBy, decidedAt } = props.of
  const t = useWords(words)
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const takeBack = () => {
    setBusy(true)
    call(intake.labelTakeBack, { standard, kind, label })
      .then(({ rows }) => {
        toast('success', t('takenBack', { n: rows }))
        return props.onSettled()
      }, toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <div>
      <p>
        {t('was', {
          label,
          item: candidates.find((c) => c.code === code)?.name ?? t('other'),
          who: decidedBy ?? '',
          at: instant(decidedAt ?? '').slice(0, 16),
        })}
        <br />
        <small>{`${t(kind)} · ${standard}`}</small>
      </p>
      {sure ? (
        <>
          <p>{t('takeBackNote')}</p>
          <Button variant="danger" size="sm" busy={busy} onClick={takeBack}>
            {t('takeBackSure')}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => setSure(true)}>
          {t('takeBack')}
        </Button>
      )}
    </div>
  )
}
