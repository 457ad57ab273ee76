import { loanReasonForm } from '@xinjian/contract/forms/loan'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FormField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import ways from '../common/cells/ways.module.css'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** Buttons that each ask for a reason before they act; `own`: it is another's turn. */
export function Decide<K extends 'approve' | 'refuse' | 'FREEZE' | 'RELEASE' | 'CANCEL'>(props: {
  ways: readonly K[]
  own?: boolean
  about: string
  onDecide: (way: K, reason: string) => Promise<unknown>
}) {
  const t = useWords(words)
  const [way, setWay] = useState<K | null>(null)
  const form = useForm(loanReasonForm, {
    onSubmit: async ({ reason }) => {
      if (!way) return
      await props.onDecide(way, reason)
      toast('success', t('done'))
      form.reset()
      setWay(null)
    },
  })
  if (props.own) return <small className={textStyles.muted}>{t('mine')}</small>
  return (
    <>
      <span className={ways.ways}>
        {props.ways.map((one) => (
          <Button
            key={one}
            size="sm"
            {...(one === 'approve' && { variant: 'primary' as const })}
            onClick={() => setWay(one)}
          >
            {t(one)}
          </Button>
        ))}
      </span>
      <FormDialog
        of={form}
        open={way !== null}
        title={`${way ? t(way) : ''} · ${props.about}`}
        onClose={() => setWay(null)}
        submit={way ? t(way) : ''}
        variant={way === 'approve' || way === 'RELEASE' ? 'primary' : 'danger'}
      >
        <FormField of={form} name="reason" label={t('reason')} hint={t('reasonHint')} star>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      </FormDialog>
    </>
  )
}
