import { useQuery } from '@tanstack/react-query'
import { generateForm } from '@xinjian/contract/forms/report'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { report } from '@xinjian/contract/nouns/report'
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { kindsIn } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import styles from '../common/office-pages.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import { Held } from './Held.tsx'
import { MonthField } from './MonthField.tsx'
import { PACK } from './PackProgress.tsx'
import { Products } from './Products.tsx'
import { TermFields } from './TermFields.tsx'
import { words } from './words.ts'

/** What is held of the enterprise; the kinds of report that are wanted, and the month through which. */
export function Generate(props: {
  taxId: string
  /** Absent while it is looked up, and for one that the session does not see yet. */
  row: EnterpriseRow | undefined
  /** The looking up is over. */
  known: boolean
}) {
  const { taxId, row, known } = props
  const t = useWords(words)
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const [query, change] = useQueryState()
  const listed = row !== undefined
  const products = useQuery({ ...ask(report.accessProducts, { taxId }), enabled: listed })
  const company = useQuery({ ...ask(report.accessCompany, { taxId }), enabled: listed })
  const chosen = chosenOf(query.get('reportType'), products.data)
  const form = useForm(generateForm, {
    onSubmit: async (asked) => {
      const [only, second] = chosen
      if (!only) return
      if (!second) {
        const one = { taxId, reportType: only, ...asked }
        navigate(linkOf(await call(report.reportQuery, one, { silent: true })))
        return
      }
      const several = { taxId, reportTypes: [...chosen], ...asked }
      const rows = await call(report.packOrder, several, { silent: true })
      change({ [PACK]: rows.map(({ reportNo }) => reportNo).join() })
    },
  })
  const pick = (kind: ReportKind) => {
    const next = chosen.includes(kind) ? chosen.filter((k) => k !== kind) : [...chosen, kind]
    change({ reportType: REPORT_KIND_NAMES.filter((k) => next.includes(k)).join() || NONE })
  }
  return (
    <Card
      title={row?.name ?? (known ? t('byNumber') : '…')}
      extra={<span className={cx(textStyles.num, textStyles.muted)}>{taxId}</span>}
    >
      <p className={textStyles.muted}>
        {row ? row.lastMonth ? <Held row={row} /> : t('noData') : known ? t('byNumberNote') : '…'}
      </p>
      <Products
        taxId={taxId}
        chosen={chosen}
        onPick={pick}
        disabled={!mayCreate}
        products={products.data}
        sources={company.data?.datasets}
      />
      {products.error ? (
        <p role="alert" className={textStyles.muted}>
          {messageOf(products.error)}
        </p>
      ) : null}
      <Form of={form} className={styles.generate}>
        <MonthField of={form} row={row} disabled={!mayCreate} />
        <TermFields of={form} kinds={chosen} disabled={!mayCreate} />
        <SubmitButton
          of={form}
          icon="report"
          disabled={!known || !mayCreate || chosen.length === 0}
        >
          {chosen.length > 1 ? t('generateSeveral', { n: String(chosen.length) }) : t('generate')}
        </SubmitButton>
      </Form>
      <FormRefusal of={form} />
    </Card>
  )
}

/** Stands in the address where nothing is ticked: without it the first kind is. */
const NONE = 'none'

/** What the address names; else the first kind that can be made, else the first of all. */
function chosenOf(
  address: string | null,
  products: readonly { reportType: ReportKind; ready: boolean }[] | undefined,
): readonly ReportKind[] {
  const named = kindsIn(address)
  if (named.length > 0 || address === NONE) return named
  return [products?.find(({ ready }) => ready)?.reportType ?? REPORT_KIND_NAMES[0]]
}
