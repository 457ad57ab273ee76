import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { messageOf } from '../../api/errors.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../common/office-pages.module.css'
import type { Family } from './families.ts'
import { MonthField } from './MonthField.tsx'
import { Persons } from './Persons.tsx'
import { Sum } from './Price.tsx'
import { Products } from './Products.tsx'
import { StoredFacts } from './StoredFacts.tsx'
import { TermFields } from './TermFields.tsx'
import { useOrder } from './useOrder.ts'
import { words } from './words.ts'

/** What is held of the enterprise; the kinds of report that are wanted, and the month through which. */
export function Generate(props: {
  family: Family
  taxId: string
  /** Absent while it is looked up, and for one that the session does not see yet. */
  row: EnterpriseRow | undefined
  /** The looking up is over. */
  known: boolean
}) {
  const { family, taxId, row, known } = props
  const t = useWords(words)
  const disabled = !useMay('report.create')
  const { form, chosen, pick, ordered, products, sources } = useOrder(
    family,
    taxId,
    row !== undefined,
  )
  const unseen = known ? t('byNumberNote') : '…'
  return (
    <Card
      title={row?.name ?? (known ? t('byNumber') : '…')}
      extra={<span className={cx(textStyles.num, textStyles.muted)}>{taxId}</span>}
    >
      <p className={textStyles.muted}>
        {row?.lastMonth ? <StoredFacts row={row} /> : row ? t('noData') : unseen}
      </p>
      <Products
        taxId={taxId}
        chosen={chosen}
        onPick={pick}
        disabled={disabled}
        kinds={family.kinds}
        products={products.data}
        sources={sources}
      />
      {row ? <Persons taxNo={taxId} kinds={chosen} /> : null}
      <Sum chosen={chosen} products={products.data} />
      {products.error ? (
        <p role="alert" className={textStyles.muted}>
          {messageOf(products.error)}
        </p>
      ) : null}
      <Form of={form} className={styles.generate}>
        <MonthField of={form} row={row} disabled={disabled} />
        <TermFields of={form} kinds={chosen} disabled={disabled} />
        <SubmitButton of={form} icon="report" disabled={!known || disabled || chosen.length === 0}>
          {chosen.length > 1 ? t('generateSeveral', { n: String(chosen.length) }) : t('generate')}
        </SubmitButton>
      </Form>
      <FormRefusal of={form} />
      {ordered ? <p role="status">{t('ordered')}</p> : null}
    </Card>
  )
}
