import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { act, step, take } from '../../tax/flow.ts'
import { useAct, useTask } from '../../tax/hooks/use-tax.ts'
import { common } from '../../words/common.ts'
import { erpWords } from '../../words/erp.ts'
import formStyles from '../form.module.css'
import { Refusal } from '../Refusal.tsx'
import styles from './erp.module.css'

export type Product = DataOf<typeof collect.erpProducts>[number]

/** The programs that can be authorised, and what became of asking for them. */
export function useProducts() {
  const [products, setProducts] = useState<readonly Product[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(() => {
    setProblem(null)
    act(collect.erpProducts, {}, { again: true }).then(setProducts, (error: unknown) =>
      setProblem(messageOf(error)),
    )
  }, [])
  useEffect(load, [load])
  return { products, problem, load }
}

/** Which program the books are kept in: a tap chooses it on the server, so that another device goes on with it. */
export function ProgramChoice({ products, problem, load }: ReturnType<typeof useProducts>) {
  const t = useWords(erpWords)
  const c = useWords(common)
  const language = useLanguage()
  const { area } = useTask()
  const { busy, refusal, run } = useAct()
  const choose = ({ code }: Product) =>
    void run(code, async () =>
      take(await step(collect.erpChoose, { product: code }, { again: true })),
    )
  if (problem)
    return (
      <>
        <Refusal text={problem} />
        <Button onClick={load}>{c('retry')}</Button>
      </>
    )
  if (!products) return <Skeleton lines={4} />
  if (products.length === 0) return <p className={formStyles.hint}>{t('programNone')}</p>
  return (
    <>
      <div className={styles.programs} role="radiogroup" aria-label={t('programTitle')}>
        {products.map((product) => (
          // biome-ignore lint/a11y/useSemanticElements: a big button reads and taps better than a dot.
          <button
            key={product.code}
            type="button"
            role="radio"
            aria-checked={area?.code === product.code}
            disabled={busy !== null}
            onClick={() => choose(product)}
          >
            <b>{language === 'en' ? product.nameEn : product.name}</b>
            {product.status !== 'OPEN' && <small>{t(product.status)}</small>}
          </button>
        ))}
      </div>
      <Refusal text={refusal} />
    </>
  )
}
