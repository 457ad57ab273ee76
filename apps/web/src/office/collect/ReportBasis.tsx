import { useQuery } from '@tanstack/react-query'
import { type ConsentRow, consent } from '@xinjian/contract/nouns/consent'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './basis.css'
import { words } from './basis-words.ts'
import { STATUS_COLOURS, statusWords } from './consent-words.ts'
import { coverageOf } from './coverage.ts'
import { ageText, daysBetween } from './durations.ts'

/** Consent, freshness and coverage of a report, above its header. */
export function ReportBasis(props: {
  taxNo: string
  createdAt: string
  document: Pick<ReportDocument, 'asOf' | 'coverage'>
}) {
  const found = useQuery(query(consent.consentList, { taxNo: props.taxNo, page: 1, size: 50 }))
  return (
    <BasisLine
      document={props.document}
      consent={consentBehind(found.data?.rows ?? [], props.createdAt)}
    />
  )
}

/**
 * The consent a report was made under: the newest one over invoices that had been signed when it was ordered. An
 * enterprise whose files the company uploaded itself has none.
 */
export function consentBehind(rows: readonly ConsentRow[], createdAt: string): ConsentRow | null {
  const before = rows.filter(
    (row) =>
      row.scopes.includes('INVOICE_OUT') &&
      new Date(row.signedAt).getTime() <= new Date(createdAt).getTime(),
  )
  return before.sort((a, b) => b.signedAt.localeCompare(a.signedAt))[0] ?? null
}

export function BasisLine(props: {
  document: Pick<ReportDocument, 'asOf' | 'coverage'>
  consent: ConsentRow | null
}) {
  const t = useWords(words)
  const ts = useWords(statusWords)
  const language = useLanguage()
  const { document, consent: row } = props
  const coverage = coverageOf(document.coverage)
  const name = (dataset: string) =>
    dataset.endsWith('OUT') ? t('OUT') : dataset.endsWith('IN') ? t('IN') : dataset
  return (
    <dl className="rb" aria-label={t('label')}>
      {row ? (
        <div>
          <dt>
            <Icon name="shield" size={15} />
            {t('consent')}
          </dt>
          <dd>
            <Link className="num" to={paths.consents({ contractNo: row.contractNo })}>
              {row.contractNo}
            </Link>
            <Tag colour={STATUS_COLOURS[row.status]}>{ts(row.status)}</Tag>
            <small className="num">{t('validTo', { at: instant(row.validTo).slice(0, 10) })}</small>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          <Icon name="history" size={15} />
          {t('cutoff')}
        </dt>
        <dd>
          <span className="num">{instant(document.asOf).slice(0, 16)}</span>
          <small>{ageText(daysBetween(document.asOf, new Date()), language)}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="chart" size={15} />
          {t('coverage')}
        </dt>
        <dd>
          {coverage.map((c) => (
            <span
              key={c.dataset}
              className={c.missing.length > 0 ? 'rb-gap num' : 'num'}
              title={
                c.missing.length > 0 ? t('missing', { list: c.missing.join('、') }) : t('complete')
              }
            >
              {t('months', { name: name(c.dataset), have: c.have, need: c.need })}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}
