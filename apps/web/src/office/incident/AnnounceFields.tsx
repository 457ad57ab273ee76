import type { incidentOpenForm } from '@xinjian/contract/forms/register'
import { IMPACT_NAMES, INCIDENT_NAMES } from '@xinjian/contract/status/names'
import { IMPACTS, INCIDENT_STATES } from '@xinjian/contract/status/status'
import { ChoiceField, FormField, TextField } from '../../form/FormField.tsx'
import type { HandleOf } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { TextArea } from '../common/TextArea.tsx'
import { words } from './words.ts'

/** What is said of an incident, in both languages, and how far and how bad it is. */
export function AnnounceFields({ of }: { of: HandleOf<typeof incidentOpenForm> }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      <TextField of={of} name="title" label={t('titleZh')} star />
      <TextField of={of} name="titleEn" label={t('titleEn')} star />
      <FormField of={of} name="text" label={t('text')} star>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <FormField of={of} name="textEn" label={t('textEn')} star>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <ChoiceField of={of} name="state" label={t('state')} star>
        {INCIDENT_STATES.map((state) => (
          <option key={state} value={state}>
            {INCIDENT_NAMES[state][language]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField of={of} name="impact" label={t('impact')} star>
        {IMPACTS.map((impact) => (
          <option key={impact} value={impact}>
            {IMPACT_NAMES[impact][language]}
          </option>
        ))}
      </ChoiceField>
    </>
  )
}
