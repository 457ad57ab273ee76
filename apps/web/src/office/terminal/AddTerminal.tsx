import { useQueryClient } from '@tanstack/react-query'
import { terminalAddForm } from '@xinjian/contract/forms/terminal'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { CodeMade } from './CodeMade.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { words } from './words.ts'

export function AddTerminal() {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const form = useForm(terminalAddForm, {
    onSubmit: async (typed) => {
      const made = await call(terminal.terminalAdd, typed, { silent: true })
      form.reset()
      setOpen(false)
      setCode(made.code)
      await client.invalidateQueries({ queryKey: keyOf(terminal.terminalList) })
    },
  })
  return (
    <>
      <FormButton
        of={form}
        open={open}
        onOpen={setOpen}
        label={t('add')}
        button={{ variant: 'primary', icon: 'plus' }}
      >
        <TextField of={form} name="serial" label={t('serial')} hint={t('serialHint')} star tidy />
        {open && <PlaceFields of={form} />}
      </FormButton>
      <CodeMade code={code} onClose={() => setCode(null)} />
    </>
  )
}
