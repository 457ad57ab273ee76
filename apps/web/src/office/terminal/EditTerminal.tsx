import { terminalEditForm } from '@xinjian/contract/forms/terminal'
import { type TerminalRow, terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { words } from './words.ts'

/** Where a terminal stands and who stands by. */
export function EditTerminal({ row, renew }: { row: TerminalRow; renew: () => Promise<void> }) {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const { id, serial } = row
  const form = useForm(terminalEditForm, {
    start: { place: row.place, witnessId: String(row.witnessId) } as never,
    onSubmit: async (typed) => {
      await call(terminal.terminalEdit, { id, ...typed }, { silent: true })
      toast('success', t('saved'))
      setOpen(false)
      await renew()
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('edit')}
      title={t('editTitle', { serial })}
      button={{ size: 'sm' }}
    >
      {open && <PlaceFields of={form} />}
    </FormButton>
  )
}
