import { useQueryClient } from '@tanstack/react-query'
import { enterpriseForm } from '@xinjian/contract/forms/enterprise'
import { type EnterpriseRow, enterprise } from '@xinjian/contract/nouns/enterprise'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { DayField } from '../../form/DayField.tsx'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ChoiceField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import { IndustryField } from './IndustryField.tsx'
import styles from './intake.module.css'
import { TaxNoField } from './TaxNoField.tsx'
import { taxNoState } from './tax-no.ts'
import { formWords } from './words.ts'

const TAXPAYERS = ['GENERAL', 'SMALL', 'INDIVIDUAL'] as const

/** Adds an enterprise (or updates the one of this tax number). The check character is judged while typing. */
export function EnterpriseDialog(props: {
  open: boolean
  onClose: () => void
  onSaved: (row: EnterpriseRow) => void
}) {
  const t = useWords(formWords)
  const client = useQueryClient()
  const taxNoFault = (typed: string): string | null => {
    const { kind, length, expected } = taxNoState(typed)
    if (kind === 'CHECKSUM')
      return expected ? `${t('checksum')}。${t('suggestion', { c: expected })}` : t('checksum')
    return length > 18 && kind === 'SHAPE' ? t('shape', { n: length }) : null
  }
  const form = useForm(enterpriseForm, {
    early: (typed) => ({ taxNo: taxNoFault(typed.taxNo) }),
    onSubmit: async (body) => {
      const row = await call(enterprise.enterpriseSave, body, { silent: true })
      toast('success', t('saved'))
      await client.invalidateQueries({ queryKey: keyOf(enterprise.enterpriseList) })
      form.reset()
      props.onSaved(row)
    },
  })
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t('title')}
      onClose={props.onClose}
      width="600px"
      submit={t('save')}
      className={cx(layout.one640, styles.form)}
    >
      <TextField of={form} name="name" label={t('name')} star />
      <TaxNoField of={form} name="taxNo" />
      <p className={cx(layout.whole, styles.formGroup)}>{t('optional')}</p>
      <TextField of={form} name="legalRepresentative" label={t('legal')} />
      <DayField of={form} name="establishedOn" label={t('founded')} />
      <TextField of={form} name="registeredCapitalWan" label={t('capital')} inputMode="decimal" />
      <ChoiceField of={form} name="taxpayerType" label={t('taxpayer')}>
        <option value="">{t('unknown')}</option>
        {TAXPAYERS.map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </ChoiceField>
      <IndustryField of={form} name="industryCode" className={layout.whole} />
    </FormDialog>
  )
}
