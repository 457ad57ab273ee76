import type { DataOf } from '@xinjian/contract/endpoint'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { SearchSelect } from '../../ui/pick/SearchSelect.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { words } from './words.ts'
import { type Lit, litOf, type World } from './world.ts'

type Between = DataOf<typeof graph.graphPath>

/** How two enterprises of the graph are joined, and whom both trade with. */
export function PathBetween(props: {
  queryNo: string
  world: World
  onLit: (lit: Lit | null) => void
}) {
  const t = useWords(words)
  const { queryNo, world } = props
  const [ends, setEnds] = useState({ from: world.centre?.id ?? '', to: '' })
  const [found, setFound] = useState<Between | null>(null)
  const [busy, setBusy] = useState(false)
  const options = [...world.nodes.values()]
    .filter(({ type }) => type === 'ENTERPRISE')
    .map(({ id, name }) => ({ value: id, label: name }))
  const set = (end: 'from' | 'to') => (value: string) => {
    setEnds({ ...ends, [end]: value })
    setFound(null)
  }
  const find = async () => {
    setBusy(true)
    await call(graph.graphPath, { queryNo, ...ends }, { silent: true })
      .then((between) => {
        setFound(between)
        props.onLit(between.paths[0] ? litOf(between.paths[0]) : null)
      })
      .catch(toastRefusal)
    setBusy(false)
  }
  return (
    <Card title={t('paths')}>
      <div className={layout.stack3}>
        {(['from', 'to'] as const).map((end) => (
          <SearchSelect
            key={end}
            label={t(end === 'from' ? 'pathFrom' : 'pathTo')}
            value={ends[end]}
            all={t('choose')}
            options={options}
            onChange={set(end)}
          />
        ))}
        <Button
          icon="search"
          busy={busy}
          disabled={!ends.from || !ends.to || ends.from === ends.to}
          onClick={() => void find()}
        >
          {t('find')}
        </Button>
      </div>
      <div aria-live="polite">{found ? <Joined {...props} between={found} /> : null}</div>
    </Card>
  )
}

function Joined(props: { between: Between; world: World; onLit: (lit: Lit) => void }) {
  const t = useWords(words)
  const { paths, commonSuppliers, commonCustomers } = props.between
  const nameOf = useNameOf(props.world.nodes)
  const named = (of: Between['commonSuppliers']) =>
    of.length > 0 ? of.map(({ name }) => name).join('、') : t('noneCommon')
  return (
    <>
      {paths.length === 0 ? <p className={textStyles.muted}>{t('noPath')}</p> : null}
      <ol className={styles.findings}>
        {paths.map((path) => (
          <li key={path.edges.join()}>
            <button
              type="button"
              className={cx(layout.hover, styles.finding)}
              onClick={() => props.onLit(litOf(path))}
            >
              <small className={textStyles.muted}>{t('pathN', { n: path.nodes.length - 1 })}</small>{' '}
              {path.nodes.map(nameOf).join(' – ')}
            </button>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <div>
          <dt className={textStyles.mutedXs}>{t('commonSuppliers')}</dt>
          <dd>{named(commonSuppliers)}</dd>
        </div>
        <div>
          <dt className={textStyles.mutedXs}>{t('commonCustomers')}</dt>
          <dd>{named(commonCustomers)}</dd>
        </div>
      </dl>
    </>
  )
}
