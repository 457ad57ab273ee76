import { useQuery, useQueryClient } from '@tanstack/react-query'
import { suppressForm } from '@xinjian/contract/forms/rules'
import { rulebook } from '@xinjian/contract/nouns/rules/rulebook'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf, query } from '../../api/query.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormButton } from '../../form/FormButton.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSay } from '../../reports/english/english.ts'
import { toast } from '../../ui/feedback.ts'
import { suppressionWords } from './more-words.ts'

/** Asks that hits of a rule be set aside, for one enterprise or all, with a reason and a last day. */
export function Suppress() {
  const t = useWords(suppressionWords)
  const say = useSay(useLanguage())
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm(suppressForm, {
    onSubmit: async (asked) => {
      await call(rulebook.suppressionAsk, asked, { silent: true })
      await client.invalidateQueries({ queryKey: keyOf(rulebook.suppressionList) })
      toast('success', t('askDone'))
      form.reset()
      setOpen(false)
    },
  })
  const rules = useQuery({ ...query(rulebook.rulebookCatalogue, {}), enabled: open })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('ask')}
      button={{ variant: 'primary', icon: 'plus' }}
    >
      <ChoiceField of={form} name="rule" label={t('rule')} star>
        <option value="">{t('chooseRule')}</option>
        {rules.data?.rules.map(({ id, name }) => (
          <option key={id} value={id}>
            {id} {say?.(name) ?? name}
          </option>
        ))}
      </ChoiceField>
      <TextField of={form} name="taxId" label={t('taxId')} hint={t('taxIdHint')} tidy />
      <TextField of={form} name="reason" label={t('reason')} star />
      <DayField of={form} name="until" label={t('until')} star />
    </FormButton>
  )
}
