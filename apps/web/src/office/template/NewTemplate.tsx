import { newTemplateForm } from '@xinjian/contract/forms/template'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormButton } from '../../form/FormButton.tsx'
import { ChoiceField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { words } from './words.ts'

/** Begins a template of a kind of report, with all its sections. */
export function NewTemplate() {
  const t = useWords(words)
  const language = useLanguage()
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const form = useForm(newTemplateForm, {
    start: { reportType: REPORT_KIND_NAMES[0] },
    onSubmit: ({ reportType }) => {
      setOpen(false)
      void go(paths.template({ reportType }))
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('create')}
      button={{ variant: 'primary', icon: 'plus' }}
      submit={t('start')}
    >
      <ChoiceField of={form} name="reportType" label={t('kind')}>
        {REPORT_KIND_NAMES.map((kind) => (
          <option key={kind} value={kind}>
            {kindTitle(kind, language)}
          </option>
        ))}
      </ChoiceField>
    </FormButton>
  )
}
