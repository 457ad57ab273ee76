import { moneyDecideForm } from '@xinjian/contract/forms/money'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useForm } from '../../../form/useForm.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import ways from '../../common/cells/ways.module.css'
import { words } from './words.ts'

/** Yes or no of the other eyes, with an opinion; whoever entered it himself reads that another must. */
export function DecideButtons(props: {
  own: boolean
  title: string
  onDecide: (answer: { approve: boolean; note: string }) => Promise<unknown>
}) {
  const t = useWords(words)
  const [yes, setYes] = useState<boolean | null>(null)
  const form = useForm(moneyDecideForm, {
    onSubmit: async ({ note }) => {
      await props.onDecide({ approve: yes === true, note })
      toast('success', t('decided'))
      form.reset()
      setYes(null)
    },
  })
  if (props.own) return <small className={textStyles.muted}>{t('own')}</small>
  return (
    <>
      <span className={ways.ways}>
        <Button size="sm" variant="primary" onClick={() => setYes(true)}>
          {t('approve')}
        </Button>
        <Button size="sm" onClick={() => setYes(false)}>
          {t('refuse')}
        </Button>
      </span>
      <FormDialog
        of={form}
        open={yes !== null}
        title={props.title}
        onClose={() => setYes(null)}
        submit={t(yes ? 'approve' : 'refuse')}
        variant={yes ? 'primary' : 'danger'}
      >
        <TextField of={form} name="note" label={t('opinion')} star />
      </FormDialog>
    </>
  )
}
