import type { ConsentBrief } from '@xinjian/contract/consent/consent-brief'
import type { DataOf } from '@xinjian/contract/endpoint'
import type { collected } from '@xinjian/contract/nouns/collected'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { instant } from '../../reports/format/instant.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { ageText, daysBetween } from '../common/durations.ts'
import { EnterprisePicker } from '../common/EnterprisePicker.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { ConsentLine } from '../consent/ConsentLine.tsx'
import styles from './collected.module.css'
import { words } from './words.ts'

/** What a ledger is walked by. */
const BOOKS: ReadonlySet<string> = new Set(['GL_BALANCE', 'GL_VOUCHER'])

/** Nothing of a bureau is left, because the enterprise took a consent back. Asked only where there is no cut-off. */
const isTakenBack = (consents: readonly ConsentBrief[]) =>
  consents.some(({ status }) => status === 'REVOKED')

/** Whose data it is, how fresh, under which consents; and the ways on from here. */
export function Holder({ summary }: { summary: DataOf<typeof collected.collectedSummary> }) {
  const t = useWords(words)
  const language = useLanguage()
  const [, change] = useQueryState()
  const mayCollect = useMay('collect.read')
  const [picking, setPicking] = useState(false)
  const { enterprise, dataCutoff, consents } = summary
  return (
    <Card className={styles.holder}>
      <div className={styles.firm} data-part="firm">
        <div>
          <h2>{enterprise.name}</h2>
          <p className={cx(textStyles.num, textStyles.muted)}>{enterprise.taxNo}</p>
        </div>
        <div className={styles.ways}>
          <Button icon="building" onClick={() => setPicking(true)}>
            {t('change')}
          </Button>
          {mayCollect ? (
            <GoLink
              icon="phone"
              to={paths.dataCollection({ taxId: enterprise.taxNo, way: 'phone' })}
            >
              {t('toLink')}
            </GoLink>
          ) : null}
          {summary.datasets.some(({ dataset, rows }) => BOOKS.has(dataset) && rows > 0) ? (
            <GoLink icon="wallet" to={paths.books({ taxId: enterprise.taxNo })}>
              {t('toBooks')}
            </GoLink>
          ) : null}
          <GoLink icon="report" to={paths.queryReport({ taxId: enterprise.taxNo })}>
            {t('toReports')}
          </GoLink>
        </div>
      </div>
      <dl className={styles.basis}>
        <div>
          <dt className={textStyles.muted}>{t('cutoff')}</dt>
          <dd>
            {dataCutoff ? (
              <>
                <span className={textStyles.num}>{instant(dataCutoff).slice(0, 16)}</span>{' '}
                <small className={textStyles.muted}>
                  {ageText(daysBetween(dataCutoff, new Date()), language)}
                </small>
              </>
            ) : (
              t(isTakenBack(consents) ? 'takenBack' : 'never')
            )}
          </dd>
        </div>
        {consents.length === 0 ? (
          <div>
            <dt className={textStyles.muted}>{t('consent')}</dt>
            <dd className={textStyles.muted}>{dataCutoff ? '--' : t('noConsent')}</dd>
          </div>
        ) : null}
        {consents.map((c) => (
          <div key={c.contractNo}>
            <dt className={textStyles.muted}>{c.title}</dt>
            <dd>
              <ConsentLine consent={c} />
            </dd>
          </div>
        ))}
      </dl>
      {dataCutoff === null ? (
        <p className={textStyles.muted}>
          {t(isTakenBack(consents) ? 'takenBackNote' : 'neverNote')}
        </p>
      ) : null}
      <Dialog open={picking} title={t('pick')} onClose={() => setPicking(false)}>
        <EnterprisePicker
          taxNo={enterprise.taxNo}
          onPick={(row) => {
            setPicking(false)
            change({ taxId: row.taxNo, dataset: null, keyword: null, page: null, record: null })
          }}
        />
      </Dialog>
    </Card>
  )
}
