import { reasonForm } from '@xinjian/contract/forms/people'
import { type CustomerRow, customer } from '@xinjian/contract/nouns/customer'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { useCustomersChanged } from './useCustomersChanged.ts'
import { words } from './words.ts'

export type Deed = 'approve' | 'refuse' | 'freeze' | 'release'

/** What is done with words: approved or not, frozen or free again. `deed` null = closed. */
export function DeedDialog(props: { row: CustomerRow; deed: Deed | null; onClose: () => void }) {
  const { row, deed } = props
  const t = useWords(words)
  const changed = useCustomersChanged()
  const decides = deed === 'approve' || deed === 'refuse'
  const form = useForm(reasonForm, {
    onSubmit: async ({ reason }) => {
      if (decides) {
        const body = { id: row.id, approve: deed === 'approve', note: reason }
        await call(customer.customerDecide, body, { silent: true })
      } else {
        const body = { id: row.id, freeze: deed === 'freeze', reason }
        await call(customer.customerFreeze, body, { silent: true })
      }
      toast('success', t('done'))
      form.reset()
      props.onClose()
      await changed()
    },
  })
  return (
    <FormDialog
      of={form}
      open={deed !== null}
      title={deed ? t(`${deed}Title`, { name: row.name }) : ''}
      onClose={props.onClose}
      submit={deed ? t(deed) : ''}
      variant={deed === 'approve' || deed === 'release' ? 'primary' : 'danger'}
    >
      {deed === 'freeze' && <p>{t('freezeNote')}</p>}
      <TextField of={form} name="reason" label={t(decides ? 'opinion' : 'reason')} star />
    </FormDialog>
  )
}
