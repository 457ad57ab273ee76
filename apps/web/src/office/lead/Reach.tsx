import { leadReachForm } from '@xinjian/contract/forms/register'
import { type LeadRow, lead } from '@xinjian/contract/nouns/public/lead'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { words } from './words.ts'

type Shown = Awaited<ReturnType<typeof ask>>
const ask = (id: number, reason: string) => call(lead.leadReach, { id, reason }, { silent: true })

/** Number and address in whole, to whoever says why; gone again when the dialog is closed. */
export function Reach({
  row,
  open,
  onClose,
}: {
  row: LeadRow
  open: boolean
  onClose: () => void
}) {
  const t = useWords(words)
  const [shown, setShown] = useState<Shown | null>(null)
  const form = useForm(leadReachForm, {
    onSubmit: async ({ reason }) => {
      setShown(await ask(row.id, reason))
      form.reset()
    },
  })
  const close = () => {
    setShown(null)
    onClose()
  }
  const title = t('reachTitle', { name: row.name })
  if (!shown)
    return (
      <FormDialog
        of={form}
        open={open}
        title={title}
        onClose={close}
        submit={t('look')}
        variant="primary"
      >
        <p>{t('reachNote')}</p>
        <TextField of={form} name="reason" label={t('reason')} star />
      </FormDialog>
    )
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      footer={<Button onClick={close}>{t('close')}</Button>}
    >
      <dl>
        <dt className={textStyles.muted}>{t('phone')}</dt>
        <dd className={textStyles.num}>
          <a href={`tel:${shown.phone}`}>{shown.phone}</a>
        </dd>
        <dt className={textStyles.muted}>{t('email')}</dt>
        <dd>{shown.email ? <a href={`mailto:${shown.email}`}>{shown.email}</a> : t('noEmail')}</dd>
        <dt className={textStyles.muted}>
          {t('agreed', { at: instant(shown.consentAt).slice(0, 16) })}
        </dt>
        <dd lang={row.language === 'en' ? 'en' : 'zh-CN'}>{shown.consent}</dd>
      </dl>
    </Dialog>
  )
}
