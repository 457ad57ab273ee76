import type { InstitutionListing } from '@xinjian/contract/channel/institution'
import { institutionForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { words } from './words.ts'

/** A company says what the data that it asks for are used for. */
export function AskDialog(props: {
  open: boolean
  code: string
  listing: InstitutionListing | null
  onClose: () => void
  onDone: () => Promise<void>
}) {
  const t = useWords(words)
  const { code, listing, onClose } = props
  const form = useForm(institutionForm, {
    start: { purpose: listing?.purpose ?? '' },
    onSubmit: async ({ purpose }) => {
      await call(channel.institutionAsk, { code, purpose }, { silent: true })
      onClose()
      await props.onDone()
    },
  })
  return (
    <FormDialog of={form} open={props.open} title={t('card')} onClose={onClose} submit={t('ask')}>
      <TextField of={form} name="purpose" label={t('purpose')} hint={t('purposeHint')} star />
      {listing?.state === 'LISTED' && <p className={textStyles.muted}>{t('changeNote')}</p>}
    </FormDialog>
  )
}
