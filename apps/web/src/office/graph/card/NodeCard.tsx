import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import { exact, share, short } from '../amounts.ts'
import { factWords } from '../fact-words.ts'
import styles from '../graph.module.css'
import { useNameOf, useNodeNames } from '../nouns.ts'
import { useRisks } from '../risks.ts'
import { words } from '../words.ts'
import {
  type InvoicesAsked,
  isMutual,
  otherEnd,
  type TradeEdge,
  tradesOf,
  type World,
  type WorldEdge,
  type WorldNode,
} from '../world.ts'
import { Facts } from './Facts.tsx'

/** What is known of a party, and each of its relations; figures of its trade open the invoices of the relations that they count. */
export function NodeCard(props: {
  node: WorldNode
  world: World
  onEdge: (id: string) => void
  onInvoices: (asked: InvoicesAsked) => void
}) {
  const t = useWords(words)
  const tf = useWords(factWords)
  const language = useLanguage()
  const { node, world } = props
  const names = useNodeNames()
  const risks = useRisks()
  const nameOf = useNameOf(world.nodes)
  const edges = world.edgesOf(node.id)
  const trades = tradesOf(edges)
  const sold = trades.filter(({ from }) => from === node.id)
  const folded = world.foldedOf.get(node.id)
  const first = trades.map(({ trade }) => trade.firstMonth).sort()[0]
  const last = trades
    .map(({ trade }) => trade.lastMonth)
    .sort()
    .at(-1)
  const opening = (
    of: readonly TradeEdge[],
    figure: ReactNode,
    how: Partial<InvoicesAsked> = {},
  ) =>
    of.length === 0 ? (
      figure
    ) : (
      <OpenButton
        about={t('toInvoices')}
        onClick={() => props.onInvoices({ edges: of.map(({ id }) => id), ...how })}
      >
        {figure}
      </OpenButton>
    )
  const said = (edge: WorldEdge) => saidOf(edge, node.id)
  const saidOf = (edge: WorldEdge, id: string) => {
    const name = nameOf(otherEnd(edge, id))
    if (edge.type === 'SUPPLY') return t(edge.from === id ? 'asSeller' : 'asBuyer', { name })
    const kind = t(`edge${edge.type}`)
    if (isMutual(edge.type)) return `${kind} · ${name}`
    return edge.from === id ? `${kind} → ${name}` : `${kind} ← ${name}`
  }
  return (
    <>
      {node.masked ? <p className={textStyles.mutedSm}>{tf('maskedNote')}</p> : null}
      {node.risks && node.risks.length > 0 ? (
        <p className={layout.row2}>
          {node.risks.map((risk) => (
            <Tag key={risk} colour="red">
              {risks.one(risk)}
            </Tag>
          ))}
        </p>
      ) : null}
      <Facts
        of={[
          [tf('type'), names.kind(node)],
          [tf('level'), tf('nth', { n: node.level })],
          [tf('status'), names.status(node)],
          [t('industry'), names.industry(node)],
          [t('region'), names.region(node)],
          ...(node.type === 'ENTERPRISE'
            ? ([
                [tf('risks'), risks.of(node)],
                [
                  tf('sales'),
                  // Of one whose own sales are not held, what others bought from it is not its sales.
                  opening(node.sales12 === null ? [] : sold, <Amount fen={node.sales12} />, {
                    beyond: node.sales12 !== totalOf(sold),
                    counted: world.days,
                  }),
                ],
                [
                  tf('turnover'),
                  opening(trades, <Amount fen={trades.length > 0 ? totalOf(trades) : null} />, {
                    counted: world.days,
                  }),
                ],
                [
                  tf('span'),
                  first === undefined ? (
                    '--'
                  ) : (
                    <>
                      {opening(
                        trades.filter(({ trade }) => trade.firstMonth === first),
                        first,
                      )}
                      {' – '}
                      {opening(
                        trades.filter(({ trade }) => trade.lastMonth === last),
                        last,
                      )}
                    </>
                  ),
                ],
                [tf('position'), names.position(node)],
                [tf('rank'), share(node.rank)],
              ] as const)
            : []),
        ]}
      />
      <h4>{tf('relations', { n: edges.length })}</h4>
      <ul className={styles.relations}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <OpenButton onClick={() => props.onEdge(edge.id)}>{said(edge)}</OpenButton>
            {edge.trade ? (
              <span className={textStyles.num}>{short(edge.trade.total12, language)}</span>
            ) : null}
          </li>
        ))}
        {folded ? (
          <li>
            {t('others', { n: folded.count })}
            <span className={textStyles.num}>{short(folded.total12, language)}</span>
          </li>
        ) : null}
      </ul>
    </>
  )
}

const totalOf = (edges: readonly TradeEdge[]): number =>
  edges.reduce((sum, { trade }) => sum + trade.total12, 0)

/** Short to read, exact to whoever points at it. */
export function Amount({ fen }: { fen: number | null }) {
  const language = useLanguage()
  return (
    <span className={textStyles.num} {...(fen !== null && { title: exact(fen) })}>
      {short(fen, language)}
    </span>
  )
}
