import { useQueryClient } from '@tanstack/react-query'
import { incidentOpenForm } from '@xinjian/contract/forms/register'
import { type IncidentRow, serviceStatus } from '@xinjian/contract/nouns/public/serviceStatus'
import { useState } from 'react'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { toast } from '../../ui/feedback.ts'
import { AnnounceFields } from './AnnounceFields.tsx'
import { PartTicks } from './PartTicks.tsx'
import { publish } from './publish.ts'
import { words } from './words.ts'

/** Of a new announcement nothing stands yet; an update begins with what stands, but for its text. */
const startOf = (row: IncidentRow | null) =>
  row
    ? { title: row.title, titleEn: row.titleEn, impact: row.impact, state: row.state }
    : { impact: 'PARTIAL' as const, state: 'INVESTIGATING' as const }

/** A new announcement (`row` null) or the next update of one. Drawn anew for each (`key`). */
export function Announce(props: { row: IncidentRow | null; open: boolean; onClose: () => void }) {
  const { row, open } = props
  const t = useWords(words)
  const client = useQueryClient()
  const [parts, setParts] = useState<string[]>(row?.parts ?? [])
  const [startedAt, setStartedAt] = useState('')
  const [tried, setTried] = useState(false)
  const close = () => {
    setParts(row?.parts ?? [])
    setStartedAt('')
    setTried(false)
    props.onClose()
  }
  const form = useForm(incidentOpenForm, {
    start: startOf(row),
    onSubmit: async (said) => {
      setTried(true)
      if (parts.length === 0) return
      await publish(row, { ...said, parts }, startedAt)
      toast('success', t('done'))
      form.reset()
      close()
      await client.invalidateQueries({ queryKey: keyOf(serviceStatus.incidentList) })
    },
  })
  return (
    <FormDialog
      of={form}
      open={open}
      title={row ? t('updateTitle', { title: row.title }) : t('openTitle')}
      onClose={close}
      submit={t('publish')}
      variant="primary"
      width="720px"
    >
      <p>{t('publicNote')}</p>
      <AnnounceFields of={form} />
      {!row && (
        <Field label={t('startedAt')}>
          {(ids) => (
            <Input
              {...ids}
              type="datetime-local"
              value={startedAt}
              onChange={({ target }) => setStartedAt(target.value)}
            />
          )}
        </Field>
      )}
      <PartTicks ticked={parts} blamed={tried} onChange={setParts} />
    </FormDialog>
  )
}
