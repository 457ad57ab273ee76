/** The contract of the terminal in full, every point ticked by itself. */
import type { DataOf } from '@xinjian/contract/endpoint'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Skeleton } from '../../ui/States.tsx'
import { ContractText } from '../parts/signing/ContractText.tsx'
import { missing, signedOf } from '../tax/consent.ts'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import type { StepProps } from './Identity.tsx'
import styles from './machine.module.css'
import { useDo } from './useDo.ts'

type Texts = DataOf<typeof terminal.machineContract>

export function ContractStep({ visit, onEnd, onNext }: StepProps) {
  const t = useWords(machine)
  const { busy, refusal, run } = useDo()
  const [texts, setTexts] = useState<Texts | null>(null)
  const [left, setLeft] = useState(0)
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set())
  const [replace, setReplace] = useState(false)
  const load = async () => {
    const shown = await visit.call(terminal.machineContract, {})
    setTexts(shown)
    setLeft(shown.readSecondsLeft)
    setTicks(new Set())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void run(load), [])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  if (!texts)
    return (
      <Frame
        step={5}
        title={t('contract')}
        refusal={refusal}
        onEnd={onEnd}
        action={refusal && <Big onClick={() => void run(load)}>{t('retry')}</Big>}
      >
        {!refusal && <Skeleton lines={8} />}
      </Frame>
    )
  const { contracts, standing } = texts
  const open = missing(contracts, ticks).length
  const undecided = standing.length > 0 && !replace
  const sign = () =>
    void run(
      async () => {
        const replaces = standing.map((c) => c.contractNo)
        await visit.call(terminal.machineContract, {
          contracts: signedOf(contracts, ticks),
          ...(replaces.length > 0 && { replaces }),
        })
        visit.step('CONTRACT', true)
        onNext()
      },
      () => visit.step('CONTRACT', false),
    )
  return (
    <Frame
      step={5}
      title={t('contract')}
      note={t('witness', texts.terminal)}
      refusal={refusal}
      onEnd={onEnd}
      action={
        <Big busy={busy} disabled={open > 0 || left > 0 || undecided} onClick={sign}>
          {open > 0 ? t('remain', { n: open }) : left > 0 ? t('read', { n: left }) : t('sign')}
        </Big>
      }
    >
      {standing.length > 0 && (
        <label className={styles.replace}>
          <input
            type="checkbox"
            checked={replace}
            onChange={({ target }) => setReplace(target.checked)}
          />
          <span>
            {t('standing', { nos: standing.map((c) => c.contractNo).join('、') })} {t('replace')}
          </span>
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is read by the keyboard, too. */}
      <section className={styles.texts} tabIndex={0} aria-label={t('contract')}>
        {contracts.map((contract) => (
          <ContractText
            key={contract.code}
            contract={contract}
            ticks={ticks}
            onTick={(id, on) =>
              setTicks((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)))
            }
          />
        ))}
      </section>
    </Frame>
  )
}
