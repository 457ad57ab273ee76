import type { DatasetSummary } from '@xinjian/contract'
import { Link } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { money } from '../../reports/format/number.ts'
import { spanText } from '../../reports/format/window.ts'
import { useMay } from '../../shell/may.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { MayLink } from '../common/MayLink.tsx'
import styles from './collected.module.css'
import { words } from './words.ts'

/** Where a dataset comes from, when, under which consent; a few facts worth seeing; what failed since. */
export function DatasetHead({
  of: d,
  taxNo,
  money: inMoney = false,
}: {
  of: DatasetSummary
  taxNo: string
  /** The rows below hold amounts. */
  money?: boolean
}) {
  const t = useWords(words)
  const language = useLanguage()
  const mayFollow = useMay('collect.read')
  const source = d.source ?? (d.rows > 0 ? t('uploaded') : null)
  return (
    <div className={styles.head} data-part="dataHead">
      <dl>
        {source ? (
          <div>
            <dt className={textStyles.muted}>{t('source')}</dt>
            <dd>{placeName(source, language)}</dd>
          </div>
        ) : null}
        {d.collectedAt ? (
          <div>
            <dt className={textStyles.muted}>{t('collectedAt')}</dt>
            <dd className={textStyles.num}>
              {d.taskId && mayFollow ? (
                <Link
                  to={paths.dataCollection({ taxId: taxNo, way: 'phone', task: d.taskId })}
                  title={t('process')}
                >
                  {instant(d.collectedAt).slice(0, 16)}
                </Link>
              ) : (
                instant(d.collectedAt).slice(0, 16)
              )}
            </dd>
          </div>
        ) : null}
        {d.from && d.to ? (
          <div>
            <dt className={textStyles.muted}>{t('period')}</dt>
            <dd className={textStyles.num}>{spanText(d.from, d.to, language)}</dd>
          </div>
        ) : null}
        {d.contractNo ? (
          <div>
            <dt className={textStyles.muted}>{t('consent')}</dt>
            <dd className={textStyles.num}>
              <MayLink to={paths.consents({ contractNo: d.contractNo })}>{d.contractNo}</MayLink>
            </dd>
          </div>
        ) : null}
        {d.highlights.map((h) => (
          <div key={h.zh}>
            <dt className={textStyles.muted}>{h[language]}</dt>
            {h.value ? (
              <dd className={cx(textStyles.bold, textStyles.num)}>
                {h.kind === 'money' ? `${money(Number(h.value))} ${t('yuan')}` : h.value}
              </dd>
            ) : null}
          </div>
        ))}
        {inMoney ? <div className={styles.unit}>{t('inYuan')}</div> : null}
      </dl>
      {d.failure ? (
        <p className={styles.failure}>
          <Icon name="warning" size={15} />
          {t(d.collectedAt ? 'failed' : 'failedNever', { code: d.failure })}
        </p>
      ) : null}
    </div>
  )
}
