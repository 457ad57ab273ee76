import { useQueryClient } from '@tanstack/react-query'
import { sensitiveForm } from '@xinjian/contract/forms/people'
import { type SensitiveRow, sensitive } from '@xinjian/contract/nouns/account/sensitive'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { words } from './words.ts'

type Deed = 'agree' | 'refuse' | 'stop'

/** The word of a second person, or of whoever was told, with its reason. */
export function SensitiveActions({ row }: { row: SensitiveRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [deed, setDeed] = useState<Deed | null>(null)
  const form = useForm(sensitiveForm, {
    onSubmit: async ({ note }) => {
      const { id } = row
      if (deed === 'stop') await call(sensitive.sensitiveStop, { id, note }, { silent: true })
      else {
        const body = { id, approve: deed === 'agree', note }
        await call(sensitive.sensitiveDecide, body, { silent: true })
      }
      toast('success', t('done'))
      form.reset()
      setDeed(null)
      await client.invalidateQueries({ queryKey: keyOf(sensitive.sensitiveList) })
    },
  })
  return (
    <span className={ways.ways}>
      {row.mayDecide && (
        <>
          <Button size="sm" variant="primary" onClick={() => setDeed('agree')}>
            {t('agree')}
          </Button>
          <Button size="sm" onClick={() => setDeed('refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {row.mayStop && (
        <Button size="sm" onClick={() => setDeed('stop')}>
          {t(row.mayStop)}
        </Button>
      )}
      <FormDialog
        of={form}
        open={deed !== null}
        title={deed ? t(`${deed}Title`, { what: t(row.act), object: row.object }) : ''}
        onClose={() => setDeed(null)}
        submit={deed === 'stop' ? t(row.mayStop ?? 'OBJECT') : deed ? t(deed) : ''}
        variant={deed === 'agree' ? 'primary' : 'danger'}
      >
        {deed === 'agree' && <p>{t('agreeNote')}</p>}
        <TextField of={form} name="note" label={t(deed === 'stop' ? 'reason' : 'opinion')} star />
      </FormDialog>
    </span>
  )
}
