import { generateForm } from '@xinjian/contract/forms/report'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { report } from '@xinjian/contract/nouns/report'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { FormField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { spanText } from '../../reports/format/window.ts'
import { kindIn, kindTitle } from '../../reports/kinds.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/Field.tsx'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { completeMonths, monthsBack } from '../common/dates.ts'
import { GoLink } from '../common/GoLink.tsx'
import styles from '../common/office-pages.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { linkOf } from './columns.tsx'
import { words } from './words.ts'

const MONTHS_OFFERED = 24

/** What is held of the enterprise; the kind of report that is wanted, and the month through which. */
export function Generate({ taxId, row }: { taxId: string; row: EnterpriseRow | undefined }) {
  const t = useWords(words)
  const language = useLanguage()
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
  // Which months a kind can be made for, the server knows; without invoices, the last two years are offered.
  const months =
    row?.firstMonth && row.lastMonth
      ? completeMonths(row.firstMonth, row.lastMonth)
      : monthsBack(MONTHS_OFFERED)
  return (
    <Card
      title={row?.name ?? '…'}
      extra={<span className={cx(textStyles.num, textStyles.muted)}>{taxId}</span>}
    >
      <p className={textStyles.muted}>{empty ? t('noData') : row ? <Held row={row} /> : '…'}</p>
      <Form of={form} className={styles.generate}>
        <FormField of={form} name="reportType" label={t('kind')}>
          {(control) => (
            <Select {...control} disabled={!mayCreate}>
              {REPORT_KIND_NAMES.map((kind) => (
                <option key={kind} value={kind}>
                  {kindTitle(kind, language)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField of={form} name="through" label={t('through')} hint={t('throughHint')}>
          {(control) => (
            <Select {...control} className={textStyles.num} disabled={!mayCreate}>
              <option value="">{t('newest')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {month}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <SubmitButton of={form} icon="report" disabled={!row || !mayCreate}>
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

function Held({ row }: { row: EnterpriseRow }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {t('invoices', {
        out: row.salesInvoices.toLocaleString('en-US'),
        in: row.purchaseInvoices.toLocaleString('en-US'),
      })}{' '}
      <span className={cx(textStyles.num, cells.nowrap)}>
        · {spanText(row.firstMonth ?? '--', row.lastMonth ?? '--', language)}
      </span>
    </>
  )
}
