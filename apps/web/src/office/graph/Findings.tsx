import { sayFinding } from '@xinjian/graph/say-finding'
import { lazy, Suspense } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Circles, type CirclesOf, isClear, NoneDrawn } from './Circles.tsx'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { words } from './words.ts'
import type { Finding, InvoicesAsked, World } from './world.ts'

const FindingDetail = lazy(() => import('./FindingDetail.tsx'))

/** What the analysis found, each in a sentence that sets its part of the graph apart and lists its relations: trade opens invoices, others a card. */
export function Findings(props: {
  findings: readonly Finding[]
  circles: CirclesOf
  world: World
  /** Index of the one that is set apart. */
  chosen: number | null
  onChoose: (index: number | null) => void
  onInvoices: (asked: InvoicesAsked) => void
  onEdge: (id: string) => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { findings, circles, world, chosen, onInvoices, onEdge } = props
  const nameOf = useNameOf(world.nodes)
  return (
    <Card
      title={t('findings')}
      extra={
        chosen === null ? null : (
          <Button size="sm" icon="close" onClick={() => props.onChoose(null)}>
            {t('showAll')}
          </Button>
        )
      }
    >
      <Circles of={circles} />
      {findings.length === 0 ? (
        isClear(circles) ? (
          <Empty icon="check" title={t('noFindings')}>
            <p className={textStyles.muted}>{t('noFindingsNote')}</p>
          </Empty>
        ) : (
          <NoneDrawn />
        )
      ) : (
        <>
          <p className={textStyles.mutedXs}>{t('findingsNote')}</p>
          <ol className={styles.findings} aria-label={t('findings')}>
            {findings.map((finding, i) => (
              <li key={`${finding.kind}${finding.edges.join()}${finding.nodes.join()}`}>
                <button
                  type="button"
                  className={cx(layout.hover, styles.finding)}
                  aria-pressed={i === chosen}
                  onClick={() => props.onChoose(i === chosen ? null : i)}
                >
                  {sayFinding(finding, nameOf, language)}
                </button>
                {i === chosen ? (
                  <Suspense fallback={<Skeleton lines={3} />}>
                    <FindingDetail {...{ finding, world, nameOf, onInvoices, onEdge }} />
                  </Suspense>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
