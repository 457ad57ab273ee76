import { availabilityOfItem, availabilityWords } from '@xinjian/contract/collect/availability'
import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { FirmCard } from '../parts/FirmCard.tsx'
import { TakenBack } from '../parts/owner/TakenBack.tsx'
import { phonePage } from '../parts/phone-page.tsx'
import styles from '../parts/progress.module.css'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import { act } from '../tax/flow.ts'
import { useDatasetName } from '../tax/hooks/use-dataset-name.ts'
import { useAct, useGo, useTask } from '../tax/hooks/use-tax.ts'
import { homeOf } from '../tax/pages.ts'
import { saidOf } from '../tax/said.ts'
import { instant, period } from '../tax/time.ts'
import { common } from '../words/common.ts'
import { outcome } from '../words/outcome.ts'

type Summary = DataOf<typeof collect.getSummary>

/** What was collected, unless the consent to it was taken back: then nothing is asked for, and nothing to be tried again. */
function DataInfo() {
  return saidOf(useTask()) === 'TAKEN_BACK' ? <TakenBack /> : <Collected />
}

/** Each kind with its rows, its period and a few facts. */
function Collected() {
  const t = useWords(outcome)
  const c = useWords(common)
  const language = useLanguage()
  const nameOf = useDatasetName()
  const { to } = useGo()
  const { state } = useTask()
  const [summary, setSummary] = useState<Summary | null>(null)
  const { refusal, run } = useAct()
  const load = useCallback(
    () =>
      void run('summary', async () =>
        setSummary(await act(collect.getSummary, {}, { again: true })),
      ),
    [run],
  )
  useEffect(load, [load])
  const back = () => to(homeOf(state))
  const time = summary?.dataCutoff && instant(summary.dataCutoff, new Date(), language)
  return (
    <Screen
      title={t('infoTitle')}
      note={time ? t('infoNote', { time }) : t('infoNoteOpen')}
      onBack={back}
      action={
        <Button size="lg" block onClick={back}>
          {t('back')}
        </Button>
      }
    >
      {refusal && (
        <>
          <Refusal text={refusal} />
          <Button onClick={load}>{c('retry')}</Button>
        </>
      )}
      {!summary && !refusal && <Skeleton lines={9} />}
      {summary && <FirmCard {...summary.enterprise} />}
      {summary?.datasets.map((item) => (
        <section key={item.dataset} className={styles.info}>
          <header>
            <h2>{nameOf(item)}</h2>
            <small className={textStyles.num}>
              {availabilityWords(availabilityOfItem(item) ?? 'UNASKED', item.rows, language)}
            </small>
          </header>
          {item.from && item.to && (
            <p className={textStyles.num}>
              {t('period', { from: period(item.from), to: period(item.to) })}
            </p>
          )}
          {item.highlights.filter(Boolean).map((line) => (
            <p key={line} className={styles.infoLine}>
              {line}
            </p>
          ))}
        </section>
      ))}
    </Screen>
  )
}

export const Component = phonePage('dataInfo', DataInfo)
