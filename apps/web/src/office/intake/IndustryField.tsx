import { useState } from 'react'
import { FormField, type FormFieldProps } from '../../form/FormField.tsx'
import { useFormValue } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPanel, Opener } from '../../ui/pick/Opener.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './intake.module.css'
import { formWords } from './words.ts'

const panel = lazyPanel(() => import('./IndustryPanel.tsx'))

/** The industry by GB/T 4754: one of its codes, found by code or name. */
export function IndustryField<B>(props: Pick<FormFieldProps<B>, 'of' | 'name' | 'className'>) {
  const { of, name } = props
  const t = useWords(formWords)
  const value = useFormValue(of, name)
  const [chosen, setChosen] = useState({ code: '', label: '' })
  const shown = value === '' ? t('industryPick') : chosen.code === value ? chosen.label : value
  const choose = (code: string, label: string) => {
    setChosen({ code, label })
    of.set({ [name]: code } as never)
  }
  return (
    <FormField {...props} label={t('industry')} hint={t('industryHint')}>
      {({ id }) => (
        <div data-field={name}>
          <Opener
            of={panel}
            panel={{ value, onChange: choose }}
            kind="listbox"
            id={id}
            label={`${t('industry')} ${shown}`}
            className={styles.industry ?? ''}
          >
            <span className={value === '' ? textStyles.muted : undefined}>{shown}</span>
            <Icon name="down" size={12} />
          </Opener>
        </div>
      )}
    </FormField>
  )
}
