import { useMutation } from '@tanstack/react-query'
import type { EnterpriseRow } from '@xinjian/contract/nouns/enterprise'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { spanText } from '../../reports/format/window.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { completeMonths } from '../common/dates.ts'
import { GoLink } from '../common/GoLink.tsx'
import { linkOf } from './columns.tsx'
import { words } from './words.ts'

/** What is held of the enterprise, and the month through which a report is to be made. */
export function Generate({ taxId, row }: { taxId: string; row: EnterpriseRow | undefined }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const [through, setThrough] = useState('')
  const generate = useMutation({
    mutationFn: () =>
      call(report.reportQuery, { taxId, reportType: 'INVOICE', ...(through ? { through } : {}) }),
    onSuccess: (made) => navigate(linkOf(made)),
  })
  const empty = row !== undefined && row.lastMonth === null
  const months =
    row?.firstMonth && row.lastMonth ? completeMonths(row.firstMonth, row.lastMonth) : []
  return (
    <Card title={row?.name ?? '…'} extra={<span className="num muted">{taxId}</span>}>
      <p className="muted">{empty ? t('noData') : row ? <Held row={row} /> : '…'}</p>
      <form
        className="w-generate"
        onSubmit={(event) => {
          event.preventDefault()
          generate.mutate()
        }}
      >
        <Field
          label={t('through')}
          hint={t(row && !empty && months.length === 0 ? 'onlyNow' : 'throughHint')}
        >
          {(ids) => (
            <Select
              {...ids}
              className="num"
              value={through}
              disabled={months.length === 0 || !mayCreate}
              onChange={(event) => setThrough(event.target.value)}
            >
              <option value="">{t('newest')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {month}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {empty ? (
          <GoLink primary icon="upload" to={paths.dataCollection({ taxId })}>
            {t('toCollection')}
          </GoLink>
        ) : (
          <Button
            type="submit"
            look="primary"
            icon="report"
            busy={generate.isPending}
            disabled={months.length === 0 || !mayCreate}
          >
            {t('generate')}
          </Button>
        )}
      </form>
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
      <span className="num w-nowrap">
        · {spanText(row.firstMonth ?? '--', row.lastMonth ?? '--', language)}
      </span>
    </>
  )
}
