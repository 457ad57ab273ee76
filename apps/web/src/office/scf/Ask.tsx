import { scfNoteForm } from '@xinjian/contract/forms/finance/scf'
import { type ComponentProps, useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { FormField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** A button that asks why before it acts. */
export function Ask(props: {
  label: string
  about: string
  hint?: string
  variant?: ComponentProps<typeof Button>['variant']
  size?: ComponentProps<typeof Button>['size']
  onSay: (why: string) => Promise<unknown>
}) {
  const { label, about, hint, variant, size } = props
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const form = useForm(scfNoteForm, {
    onSubmit: async ({ note }) => {
      await props.onSay(note)
      toast('success', t('done'))
      form.reset()
      setOpen(false)
    },
  })
  return (
    <>
      <Button {...(size && { size })} {...(variant && { variant })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        of={form}
        open={open}
        title={`${label} · ${about}`}
        onClose={() => setOpen(false)}
        submit={label}
        variant={variant ?? 'primary'}
      >
        <FormField of={form} name="note" label={t('reason')} hint={hint ?? t('reasonHint')} star>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      </FormDialog>
    </>
  )
}
