/** Signed: the code by which the person goes on at his own phone. Nothing of the bureau is ever typed here. */
import { collect } from '@xinjian/contract/nouns/collect'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { machine } from '../words/machine.ts'
import { Big, Frame } from './Frame.tsx'
import styles from './machine.module.css'
import { useDo } from './useDo.ts'
import type { Visit } from './visit.ts'

export function HandoverStep(props: { visit: Visit; running: boolean; onDone: () => void }) {
  const { visit, running, onDone } = props
  const t = useWords(machine)
  const { refusal, run } = useDo()
  const [qr, setQr] = useState<string | null>(null)
  const load = () =>
    void run(async () => {
      const made = await visit.call(collect.shareCodePreCreate, {})
      visit.step('HANDOVER', true)
      setQr(made.qr)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(load, [])
  return (
    <Frame
      step={6}
      title={t('handover')}
      note={running ? t('running') : t('handoverNote')}
      refusal={refusal}
      action={
        <>
          {refusal && (
            <Big plain onClick={load}>
              {t('retry')}
            </Big>
          )}
          <Big onClick={onDone}>{t('finish')}</Big>
        </>
      }
    >
      {qr ? (
        <img className={styles.qr} src={qr} alt={t('qr')} />
      ) : (
        !refusal && <Skeleton lines={4} />
      )}
      <p className={styles.takeCard}>
        <Icon name="info" size={36} />
        <strong>{t('takeCard')}</strong>
      </p>
    </Frame>
  )
}
