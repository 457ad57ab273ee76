import { Form, SubmitButton } from '../../form/Form.tsx'
import { TextField, useFault } from '../../form/FormField.tsx'
import { useFormRefusal } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Suggestions } from '../parts/firm/Suggestions.tsx'
import { TaxNoField } from '../parts/firm/TaxNoField.tsx'
import styles from '../parts/form.module.css'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import { useFirmForm } from '../tax/hooks/use-firm-form.ts'
import { useGo } from '../tax/hooks/use-tax.ts'
import { entry } from '../words/entry.ts'

/** The enterprise by name with suggestions, or by tax number; either finds the other. */
export function Entering() {
  const t = useWords(entry)
  const { to } = useGo()
  const { form, ...firm } = useFirmForm()
  return (
    <Screen
      step="ENTERPRISE"
      title={t('enteringTitle')}
      note={t('enteringNote')}
      onBack={() => to('index')}
      action={
        <>
          <Refusal text={useFormRefusal(form)} />
          <SubmitButton of={form} size="lg" block>
            {t('next')}
          </SubmitButton>
        </>
      }
    >
      <Form of={form} className={styles.form}>
        <TextField
          of={form}
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          autoComplete="organization"
          enterKeyHint="search"
          onInput={firm.typeName}
        />
        {firm.typing && (
          <Suggestions
            keyword={firm.name.trim()}
            found={firm.found}
            searching={firm.searching}
            onPick={firm.pick}
          />
        )}
        <TaxNoField
          value={firm.taxNo}
          onChange={firm.typeTaxNo}
          error={useFault(form, 'taxNo')}
          onBlur={() => firm.taxNo !== '' && form.tell('taxNo')}
        />
        <button type="button" className={styles.link} onClick={() => to('license_index')}>
          {t('byLicense')}
        </button>
      </Form>
    </Screen>
  )
}

export const Component = phonePage('entering', Entering)
