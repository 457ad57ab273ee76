import { generateForm } from '@xinjian/contract/forms/report'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { report } from '@xinjian/contract/nouns/report'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { kindIn } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { GoLink } from '../common/GoLink.tsx'
import styles from '../common/office-pages.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import { Held } from './Held.tsx'
import { KindField } from './KindField.tsx'
import { MonthField } from './MonthField.tsx'
import { TermFields } from './TermFields.tsx'
import { words } from './words.ts'

/** What is held of the enterprise; the kind of report that is wanted, and the month through which. */
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
  const form = useForm(generateForm, {
    start: { reportType: kindIn(query.get('reportType')) ?? REPORT_KIND_NAMES[0] },
    onChange: ({ reportType }) => {
      if (reportType !== undefined) change({ reportType })
    },
    onSubmit: async (asked) =>
      navigate(linkOf(await call(report.reportQuery, { taxId, ...asked }, { silent: true }))),
  })
  const empty = row !== undefined && row.lastMonth === null
  return (
    <Card
      title={row?.name ?? (known ? t('byNumber') : '…')}
      extra={<span className={cx(textStyles.num, textStyles.muted)}>{taxId}</span>}
    >
      <p className={textStyles.muted}>
        {empty ? t('noData') : row ? <Held row={row} /> : known ? t('byNumberNote') : '…'}
      </p>
      <Form of={form} className={styles.generate}>
        <KindField of={form} disabled={!mayCreate} />
        <MonthField of={form} row={row} disabled={!mayCreate} />
        <TermFields of={form} disabled={!mayCreate} />
        <SubmitButton of={form} icon="report" disabled={!known || !mayCreate}>
          {t('generate')}
        </SubmitButton>
        {empty ? (
          <GoLink icon="upload" to={paths.dataCollection({ taxId })}>
            {t('toCollection')}
          </GoLink>
        ) : null}
      </Form>
      <FormRefusal of={form} />
    </Card>
  )
}
