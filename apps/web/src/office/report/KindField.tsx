import type { FormBody } from '@xinjian/contract/form'
import type { generateForm } from '@xinjian/contract/forms/report'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { ChoiceField } from '../../form/FormField.tsx'
import type { FormHandle } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { words } from './words.ts'

/** The kind of report that is wanted. */
export function KindField(props: {
  of: FormHandle<FormBody<typeof generateForm>>
  disabled: boolean
}) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <ChoiceField {...props} name="reportType" label={t('kind')}>
      {REPORT_KIND_NAMES.map((kind) => (
        <option key={kind} value={kind}>
          {kindTitle(kind, language)}
        </option>
      ))}
    </ChoiceField>
  )
}
