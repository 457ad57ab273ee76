import { operateStopForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { call } from '../../../api/client.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { toast } from '../../../ui/feedback.ts'
import type { OperateChannel } from './columns.tsx'
import { words } from './words.ts'

/** An operator stops or resumes a channel, and says why. */
export function StopDialog(props: {
  companyId: number
  row: OperateChannel | null
  onClose: () => void
  onDone: () => void
}) {
  const t = useWords(words)
  const { companyId, row, onClose } = props
  const stop = row?.stoppedAt === null
  const form = useForm(operateStopForm, {
    onSubmit: async ({ reason }) => {
      const code = row?.code ?? ''
      await call(channel.operateChannelStop, { companyId, code, stop, reason }, { silent: true })
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
      title={t(stop ? 'stopTitle' : 'resumeTitle', { name: row?.name ?? '' })}
      onClose={onClose}
      submit={t(stop ? 'stop' : 'resume')}
    >
      <TextField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star />
    </FormDialog>
  )
}
