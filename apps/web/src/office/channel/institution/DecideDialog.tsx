import type { OperateInstitution } from '@xinjian/contract/channel/institution'
import { institutionDecideForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { words } from './words.ts'

/** An operator agrees to a listing, refuses it, or takes it off, and says on what grounds. */
export function DecideDialog(props: {
  row: OperateInstitution | null
  onClose: () => void
  onDone: () => void
}) {
  const t = useWords(words)
  const { row, onClose } = props
  const [answer, setAnswer] = useState<'LISTED' | 'REFUSED'>('LISTED')
  const waits = row?.state === 'ASKED'
  const form = useForm(institutionDecideForm, {
    onSubmit: async ({ reason }) => {
      const { companyId = 0, version = 1 } = row ?? {}
      const decision = waits ? answer : 'ENDED'
      const body = { companyId, version, decision, reason } as const
      await call(channel.operateInstitutionDecide, body, { silent: true })
      toast('success', t('done'))
      form.reset()
      onClose()
      props.onDone()
    },
  })
  return (
    <FormDialog
      of={form}
      open={row !== null}
      title={t(waits ? 'decideTitle' : 'takeTitle', { name: row?.name ?? '' })}
      onClose={onClose}
      submit={t(waits ? 'ok' : 'take')}
    >
      <p>
        {t('purpose')}：{row?.purpose}
      </p>
      {waits && (
        <Segmented
          label={t('decide')}
          value={answer}
          options={[
            { key: 'LISTED', label: t('agree') },
            { key: 'REFUSED', label: t('refuse') },
          ]}
          onChange={setAnswer}
        />
      )}
      <TextField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star />
    </FormDialog>
  )
}
