import type { ReportBasis as Basis, DatasetFreshness } from '@xinjian/contract'
import { PUBLISHED_KIND_NAMES, REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { tellsOfPersons } from '@xinjian/engine/report/persons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { type Language, useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { paths } from '../../paths.ts'
import { datasetName } from '../../reports/dataset-names.ts'
import { instant } from '../../reports/format/instant.ts'
import { spanText } from '../../reports/format/window.ts'
import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { datasetWords } from '../collected/dataset-words.ts'
import { ageText, daysBetween } from '../common/durations.ts'
import styles from './basis.module.css'
import { words } from './basis-words.ts'
import { ConsentLine } from './ConsentLine.tsx'

/** Why no consent stands there. */
function NoConsent({ kind }: { kind: ReportKind }) {
  const t = useWords(words)
  if (PUBLISHED_KIND_NAMES.includes(kind)) return t('published')
  if (tellsOfPersons(kind)) return t('perSubject')
  return t('uploaded', { data: REPORT_KINDS[kind].data })
}

/** Head of a report for the officer: the consents it was made under, how fresh its data is, which months it has. */
export function ReportBasis(props: {
  kind: ReportKind
  taxNo: string
  basis: Basis
  refresh?: ReactNode
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { basis, taxNo } = props
  return (
    <section className={cx(layout.screenOnly, styles.basis)} aria-label={t('label')}>
      <Part icon="shield" name={t('consent')}>
        {basis.consents.length === 0 ? (
          <span className={textStyles.muted}>
            <NoConsent kind={props.kind} />
          </span>
        ) : (
          basis.consents.map((c) => <ConsentLine key={c.contractNo} consent={c} />)
        )}
      </Part>
      <Part icon="history" name={t('cutoff')}>
        {basis.dataCutoff ? (
          <span className={styles.line}>
            <span className={textStyles.num}>{instant(basis.dataCutoff).slice(0, 16)}</span>
            <small>{ageText(daysBetween(basis.dataCutoff, new Date()), language)}</small>
            {basis.outdated ? (
              <Link to={paths.queryReport({ taxId: taxNo })}>{t('outdated')}</Link>
            ) : null}
          </span>
        ) : (
          '--'
        )}
        {props.refresh}
        <Collected freshness={basis.freshness} taxNo={taxNo} />
      </Part>
      {basis.coverage.length === 0 ? null : (
        <Part icon="chart" name={t('coverage')}>
          {basis.coverage.map((c) => (
            <Months key={c.dataset} of={c} />
          ))}
        </Part>
      )}
    </section>
  )
}

function Part(props: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>
        <Icon name={props.icon} size={15} />
        {props.name}
      </h2>
      {props.children}
    </div>
  )
}

/** When each dataset was last asked of the bureau; nothing for files that were uploaded. */
function Collected({
  freshness,
  taxNo,
}: {
  freshness: readonly DatasetFreshness[]
  taxNo: string
}) {
  const t = useWords(words)
  const language = useLanguage()
  const td = useWords(datasetWords)
  const known = freshness.filter((f) => f.collectedAt !== null)
  if (known.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('byDataset', { n: known.length })}</summary>
      <ul>
        {known.map((f) => (
          <li key={f.dataset}>
            <Link to={paths.dataCollection({ taxId: taxNo, way: 'data', dataset: f.dataset })}>
              {td(f.dataset)}
            </Link>
            <span className={textStyles.num}>{instant(f.collectedAt).slice(0, 16)}</span>
            <small>{f.source && placeName(f.source, language)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Months({ of: c }: { of: Basis['coverage'][number] }) {
  const t = useWords(words)
  const language = useLanguage()
  const name = c.dataset.endsWith('OUT')
    ? t('OUT')
    : c.dataset.endsWith('IN')
      ? t('IN')
      : datasetName(c.dataset, language)
  return (
    <div className={styles.months}>
      <span className={styles.line}>
        <span className={textStyles.num}>{t('months', { name, have: c.have, need: c.need })}</span>
        {c.missing.length === 0 ? <small>{t('complete')}</small> : null}
      </span>
      <meter
        min={0}
        max={Math.max(1, c.need)}
        value={c.have}
        aria-label={t('months', { name, have: c.have, need: c.need })}
      />
      {c.missing.length > 0 ? (
        <small className={cx(styles.gap, textStyles.num)}>
          {t('missing', { list: spans(c.missing, language).join(language === 'en' ? ', ' : '、') })}
        </small>
      ) : null}
    </div>
  )
}

/** Months in a row become one span: `2024-01、2024-03 至 2024-06`. Sorted months in, spans out. */
export function spans(months: readonly string[], language: Language): string[] {
  const index = (m: string) => Number(m.slice(0, 4)) * 12 + Number(m.slice(5, 7))
  const runs: [first: string, last: string][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && index(month) === index(run[1]) + 1) run[1] = month
    else runs.push([month, month])
  }
  return runs.map(([first, last]) => spanText(first, last, language))
}
