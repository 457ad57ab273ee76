import type { BillHead } from '@xinjian/contract/nouns/billing'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import pageStyles from '../common/office-pages.module.css'
import { talkWords } from './talk-words.ts'

/** How far a bill has come: what was disputed and answered, its invoice, its payment. Nothing before anything happened. */
export function BillTalk({ head }: { head: BillHead }) {
  const t = useWords(talkWords)
  const steps = [
    ['dispute', head.dispute, head.disputedAt, head.disputedBy],
    ['answer', head.answer, head.answeredAt, null],
    ['confirmedBy', head.confirmedBy, head.confirmedAt, null],
    ['invoiceNo', head.invoiceNo, head.invoicedAt, null],
    ['payment', head.payment, head.paidAt, null],
  ] as const
  const taken = steps.filter(([, said]) => said)
  if (taken.length === 0) return null
  return (
    <Card title={t('talk')}>
      <dl className={cx(layout.stack3, pageStyles.facts)}>
        {taken.map(([name, said, at, by]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className={cells.two}>
              {said}
              <small className={textStyles.muted}>
                {by} {at && instant(at).slice(0, 16)}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
