import type { HeldChoice } from '@xinjian/contract/account/held-choices'
import { reasonForm } from '@xinjian/contract/forms/people'
import { people, type UserRow } from '@xinjian/contract/nouns/people'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { HeldChoices } from './HeldChoices.tsx'
import { useUsersChanged } from './useUsersChanged.ts'
import { words } from './words.ts'

export type Deed = 'freeze' | 'release' | 'delete'

/** What is done with a reason. `deed` null = closed. */
export function ReasonDialog(props: { row: UserRow; deed: Deed | null; onClose: () => void }) {
  const { row, deed } = props
  const t = useWords(words)
  const changed = useUsersChanged()
  const [held, setHeld] = useState<HeldChoice | null>(null)
  const close = () => {
    setHeld(null)
    props.onClose()
  }
  const form = useForm(reasonForm, {
    onSubmit: async ({ reason }) => {
      const leaving = { id: row.id, reason, ...(held && { held }) }
      if (deed === 'delete') await call(people.userDelete, leaving, { silent: true })
      else {
        const body = { ...leaving, freeze: deed === 'freeze' }
        await call(people.userFreeze, body, { silent: true })
      }
      toast('success', t('done'))
      form.reset()
      close()
      await changed()
    },
  })
  const user = row.name || row.userName
  return (
    <FormDialog
      of={form}
      open={deed !== null}
      title={deed ? t(`${deed}Title`, { user }) : ''}
      onClose={close}
      submit={deed ? t(deed) : ''}
      variant={deed === 'release' ? 'primary' : 'danger'}
    >
      {deed === 'delete' && <p>{t('deleteNote')}</p>}
      {(deed === 'delete' || deed === 'freeze') && (
        <HeldChoices id={row.id} value={held} onChange={setHeld} />
      )}
      <TextField of={form} name="reason" label={t('reason')} star />
    </FormDialog>
  )
}
