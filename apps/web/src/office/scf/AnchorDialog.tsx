import { anchorForm } from '@xinjian/contract/forms/finance/scf'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { call } from '../../api/client.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { fenOf } from '../loan/fen.ts'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

/** Enters a core enterprise; another opens its limit. */
export function AnchorDialog(props: { open: boolean; onDone: () => void; onClose: () => void }) {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const form = useForm(anchorForm, {
    onSubmit: async ({ limit, ...given }) => {
      const asked = { ...given, limitFen: fenOf(limit) }
      await call(programme.scfAnchorSave, asked, { silent: true })
      toast('success', t('saved'))
      form.reset()
      props.onDone()
      props.onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={p('newAnchor')}
      onClose={props.onClose}
      submit={t('save')}
      variant="primary"
    >
      <TextField of={form} name="name" label={p('name')} star />
      <TextField of={form} name="taxNo" label={p('taxNo')} star tidy />
      <TextField of={form} name="limit" label={p('limitYuan')} inputMode="decimal" star />
      <DayField of={form} name="validTo" label={p('validTo')} star />
      <TextField of={form} name="contractNo" label={t('contractNo')} star />
    </FormDialog>
  )
}
