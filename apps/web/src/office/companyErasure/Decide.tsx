import type { OperateErasureRow } from '@xinjian/contract'
import { decideErasureForm } from '@xinjian/contract/forms/company'
import { companyErasure } from '@xinjian/contract/nouns/account/companyErasure'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** The word of an operator, with its reason: it confirms once the waiting time is over, and refuses at any time. */
export function Decide(props: { row: OperateErasureRow; onDone: () => Promise<void> }) {
  const { companyId, companyName, no, waitsUntil } = props.row
  const t = useWords(words)
  const [deed, setDeed] = useState<'approve' | 'refuse' | null>(null)
  const form = useForm(decideErasureForm, {
    onSubmit: async ({ note }) => {
      const approve = deed === 'approve'
      const body = { companyId, no, approve, note }
      const { status } = await call(companyErasure.operateErasureDecide, body, { silent: true })
      toast('success', t(approve ? (status === 'WAITING' ? 'firstDone' : 'lastDone') : 'refused'))
      form.reset()
      setDeed(null)
      await props.onDone()
    },
  })
  return (
    <>
      {Date.parse(waitsUntil) <= Date.now() && (
        <Button size="sm" variant="danger" onClick={() => setDeed('approve')}>
          {t('approve')}
        </Button>
      )}
      <Button size="sm" onClick={() => setDeed('refuse')}>
        {t('refuse')}
      </Button>
      <FormDialog
        of={form}
        open={deed !== null}
        title={deed ? t(`${deed}Title`, { company: companyName }) : ''}
        onClose={() => setDeed(null)}
        submit={deed ? t(deed) : ''}
        variant={deed === 'approve' ? 'danger' : 'primary'}
      >
        {deed === 'approve' && <p>{t('approveNote')}</p>}
        <TextField of={form} name="note" label={t('opinion')} star />
      </FormDialog>
    </>
  )
}
