import { useQueryClient } from '@tanstack/react-query'
import { decideRegistrationForm } from '@xinjian/contract/forms/register'
import { type RegistrationRow, register } from '@xinjian/contract/nouns/register'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { saveDownload } from '../common/save.ts'
import { words } from './words.ts'

/** The licence to look at, and the decision with its reason. */
export function RegistrationActions({ row }: { row: RegistrationRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const may = useMay('registration.decide')
  const [deed, setDeed] = useState<'approve' | 'refuse' | null>(null)
  const form = useForm(decideRegistrationForm, {
    start: { userName: row.userName },
    skip: (name) => name === 'userName' && deed !== 'approve',
    onSubmit: async ({ note, userName }) => {
      const body = {
        id: row.id,
        approve: deed === 'approve',
        note,
        ...(deed === 'approve' && userName !== row.userName && { userName }),
      }
      const { status } = await call(register.registrationDecide, body, { silent: true })
      toast('success', t(status === 'WAITING' ? 'proposed' : 'done'))
      form.reset()
      setDeed(null)
      await client.invalidateQueries({ queryKey: keyOf(register.registrationList) })
    },
  })
  const picture = () =>
    saveDownload(register.registrationPicture, { id: row.id }).catch(toastRefusal)
  return (
    <span className={ways.ways}>
      <Button size="sm" onClick={() => void picture()}>
        {t('picture')}
      </Button>
      {may && row.status === 'WAITING' && (
        <>
          {!row.own && (
            <Button size="sm" variant="primary" onClick={() => setDeed('approve')}>
              {t('approve')}
            </Button>
          )}
          <Button size="sm" onClick={() => setDeed('refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      <FormDialog
        of={form}
        open={deed !== null}
        title={deed ? t(`${deed}Title`, { company: row.companyName }) : ''}
        onClose={() => setDeed(null)}
        submit={deed ? t(deed) : ''}
        variant={deed === 'refuse' ? 'danger' : 'primary'}
      >
        <TextField of={form} name="note" label={t('opinion')} star />
        {deed === 'approve' && (
          <TextField of={form} name="userName" label={t('account')} hint={t('accountHint')} star />
        )}
      </FormDialog>
    </span>
  )
}
