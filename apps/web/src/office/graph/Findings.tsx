import type { GraphView } from '@xinjian/graph/graph'
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
import { Circles, type CirclesOf, type CirclesWithin, isClear, NoneDrawn } from './Circles.tsx'
import { circleWords } from './circle-words.ts'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { words } from './words.ts'
import type { Finding, InvoicesAsked, World } from './world.ts'

/** What a view could have found. */
const NONE_OF = {
  SUPPLY: 'noneOfSupply',
  GUARANTEE: 'noneOfGuarantee',
  EQUITY: 'noneOfControl',
  RELATION: 'noneOfControl',
  CONTROL: 'noneOfControl',
} as const satisfies Record<GraphView, string>

const FindingDetail = lazy(() => import('./FindingDetail.tsx'))

/** What the analysis found, each in a sentence that sets its part of the graph apart and lists its relations: trade opens invoices, others a card. */
export function Findings(
  props: CirclesWithin & {
    findings: readonly Finding[]
    circles: CirclesOf
    view: GraphView
    /** Not everything that is held was looked at: then nothing is called clear. */
    cut: boolean
    /** Found, and not told for what was asked for. */
    hidden: number
    world: World
    /** Index of the one that is set apart. */
    chosen: number | null
    onChoose: (index: number | null) => void
    onInvoices: (asked: InvoicesAsked) => void
    onEdge: (id: string) => void
  },
) {
  const t = useWords(words)
  const tc = useWords(circleWords)
  const language = useLanguage()
  const { findings, circles, view, levels, year, cut, hidden } = props
  const { world, chosen, onInvoices, onEdge } = props
  // A query kept before circles were counted says nothing of them.
  const searched = view !== 'SUPPLY' || circles !== undefined
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
      <Circles of={circles} {...{ levels, year }} />
      {hidden > 0 ? <p className={textStyles.mutedSm}>{tc('hidden', { n: hidden })}</p> : null}
      {findings.length === 0 ? (
        searched && isClear(circles) && hidden === 0 && !cut ? (
          <Empty icon="check" title={tc(NONE_OF[view])}>
            <p className={textStyles.muted}>
              {t('noFindingsNote')}
              {year ? tc('within', { levels, ...year }) : null}
            </p>
          </Empty>
        ) : (
          <NoneDrawn cut={cut} />
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
