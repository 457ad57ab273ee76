import { type ImportLabel, intake } from '@xinjian/contract/nouns/intake'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Select } from '../../../ui/Field.tsx'
import { toast } from '../../../ui/feedback.ts'
import { words } from './words.ts'

/** One label and the items that it may mean; nothing is chosen beforehand. */
export function LabelChoice(props: {
  id: number
  of: ImportLabel
  onSettled: () => Promise<void>
}) {
  const { id, of, onSettled } = props
  const t = useWords(words)
  const [code, setCode] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = () => {
    if (code === null) return
    setBusy(true)
    const { standard, kind, label } = of
    call(intake.importLabelChoose, { id, standard, kind, label, code })
      .then(() => {
        toast('success', t('saved'))
        return onSettled()
      }, toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <div>
      <Field label={of.label} hint={`${t(of.kind)} · ${of.standard}`}>
        {(ids) => (
          <Select
            {...ids}
            value={code ?? '-'}
            onChange={({ target }) => setCode(target.value === '-' ? null : target.value)}
          >
            <option value="-">{t('choose')}</option>
            {of.candidates.map((c) => (
              <option key={c.code} value={c.code}>
                {c.name}
              </option>
            ))}
            <option value="">{t('other')}</option>
          </Select>
        )}
      </Field>
      <Button variant="primary" busy={busy} disabled={code === null} onClick={save}>
        {t('save')}
      </Button>
    </div>
  )
}
