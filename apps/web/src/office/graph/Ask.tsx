import { useQuery, useQueryClient } from '@tanstack/react-query'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { GRAPH_VIEWS } from '@xinjian/graph/graph'
import { useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask, keyOf } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Failed } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { useQueryState } from '../common/useQueryState.ts'
import { FilterBar } from '../list/FilterBar.tsx'
import { cleared, readFilters } from '../list/filters.ts'
import { Price } from '../report/Price.tsx'
import { askedOf, LEVEL_OPTIONS, levelsIn, useGraphFilters, viewIn } from './asked.ts'
import styles from './graph.module.css'
import { words } from './words.ts'

/** Of the address what belongs to one answer. */
export const AFRESH = { node: null, edge: null, finding: null, find: null }

/** What of an enterprise is asked for, what that costs, and the button that asks. */
export function Ask({ taxNo }: { taxNo: string }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [query, change] = useQueryState()
  const mayAsk = useMay('report.create')
  const [busy, setBusy] = useState(false)
  const filters = useGraphFilters()
  const values = readFilters(filters, query)
  const price = useQuery(ask(graph.graphQuote, { taxId: taxNo }))
  const quote = price.data?.quote
  /** One press is charged once: what failed on the way is asked again under the same number. */
  const press = useRef<{ asked: string; requestId: string } | null>(null)
  const run = async () => {
    setBusy(true)
    const body = askedOf(taxNo, query, values)
    const asked = JSON.stringify(body)
    if (press.current?.asked !== asked) press.current = { asked, requestId: crypto.randomUUID() }
    const { requestId } = press.current
    await call(graph.graphQuery, { ...body, requestId }, { silent: true })
      .then((answer) => {
        press.current = null
        client.setQueryData(keyOf(graph.graphDetail, { queryNo: answer.queryNo }), answer)
        change({ ...AFRESH, no: answer.queryNo }, { push: true })
        void client.invalidateQueries({ queryKey: keyOf(graph.graphQuote) })
        void client.invalidateQueries({ queryKey: keyOf(graph.graphRecords) })
      })
      .catch(toastRefusal)
    setBusy(false)
  }
  return (
    <Card title={t('conditions')}>
      <div className={styles.ask}>
        <Segmented
          label={t('view')}
          value={viewIn(query)}
          options={GRAPH_VIEWS.map((key) => ({ key, label: t(key) }))}
          onChange={(key) => change({ view: key })}
        />
        <Field label={t('levels')} className={styles.levels}>
          {(ids) => (
            <Select
              {...ids}
              value={levelsIn(query)}
              onChange={(event) => change({ levels: event.target.value })}
            >
              {LEVEL_OPTIONS.map((levels) => (
                <option key={levels} value={levels}>
                  {t(`level${levels as '1' | '2' | '3'}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className={styles.narrowed}>
        <FilterBar
          filters={filters}
          values={values}
          change={change}
          clear={() => change(cleared(filters))}
        />
      </div>
      <div className={styles.cost}>
        {price.error ? (
          <Failed message={messageOf(price.error)} onRetry={() => void price.refetch()} />
        ) : quote ? (
          <div>
            <span className={textStyles.mutedSm}>{t('price')}</span> <Price quote={quote} />
          </div>
        ) : null}
        {quote === null ? <p role="alert">{t('noPrice')}</p> : null}
        {quote && !quote.open ? <p role="alert">{t('notOpen')}</p> : null}
        {mayAsk ? (
          <Button
            variant="primary"
            icon="search"
            busy={busy}
            disabled={!quote?.open}
            onClick={() => void run()}
          >
            {t(busy ? 'querying' : 'query')}
          </Button>
        ) : (
          <p className={textStyles.muted}>{t('mayNot')}</p>
        )}
        <p className={textStyles.mutedSm}>{t('chargeNote')}</p>
      </div>
    </Card>
  )
}
