import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import textStyles from '../../ui/styles/text.module.css'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import { short } from './amounts.ts'
import { circleWords } from './circle-words.ts'
import styles from './graph.module.css'
import { detailOf } from './nouns.ts'
import Rounds from './Rounds.tsx'
import { words } from './words.ts'
import {
  type Days,
  daysOf,
  type Finding,
  type InvoicesAsked,
  type World,
  type WorldEdge,
} from './world.ts'

interface Opening {
  nameOf: (id: string) => string
  onInvoices: (asked: InvoicesAsked) => void
  onEdge: (id: string) => void
}

/** What a finding stands on: its time, its relations, and of 循环开票 the invoices of each round. */
export default function FindingDetail(props: Opening & { finding: Finding; world: World }) {
  const t = useWords(circleWords)
  const { finding, world, ...opening } = props
  const { kind, from, to, rounds } = finding
  return (
    <>
      {from && to ? (
        <p className={textStyles.mutedXs}>{from === to ? from : t('span', { from, to })}</p>
      ) : null}
      <ul className={styles.relations}>
        {finding.edges
          .flatMap((id) => world.edges.get(id) ?? [])
          .map((edge) => (
            // Trade that ended: its rows are of the months in which there was some.
            <Relation
              key={edge.id}
              edge={edge}
              days={kind === 'BROKEN' && from && to ? daysOf({ from, to }) : world.days}
              ended={kind === 'BROKEN'}
              {...opening}
            />
          ))}
      </ul>
      {rounds ? <Rounds {...{ finding, edges: world.edges }} {...opening} /> : null}
    </>
  )
}

function Relation({
  edge,
  days,
  ended,
  nameOf,
  onInvoices,
  onEdge,
}: Opening & { edge: WorldEdge; days: Days | undefined; ended: boolean }) {
  const t = useWords(words)
  const language = useLanguage()
  const ends = `${nameOf(edge.from)} → ${nameOf(edge.to)}`
  if (edge.type === 'SUPPLY')
    return (
      <li>
        <OpenButton
          about={t('toInvoices')}
          onClick={() => onInvoices({ edges: [edge.id], counted: days })}
        >
          {ends}
        </OpenButton>
        {ended ? null : (
          <span className={textStyles.num}>{short(edge.trade?.total12 ?? null, language)}</span>
        )}
      </li>
    )
  return (
    <li>
      <OpenButton onClick={() => onEdge(edge.id)}>
        {t(`edge${edge.type}`)} · {ends}
      </OpenButton>
      <span className={textStyles.muted}>{detailOf(edge)}</span>
    </li>
  )
}
