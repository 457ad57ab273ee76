/** One visit from card to hand-over. It is taken off the page when it ends, and with it all that it knew. */
import type { MachineResult } from '@xinjian/contract/collect/machine-states'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { ask } from '../../ui/feedback.ts'
import { machine } from '../words/machine.ts'
import { ContractStep } from './ContractStep.tsx'
import { FirmStep } from './FirmStep.tsx'
import { Big } from './Frame.tsx'
import { HandoverStep } from './HandoverStep.tsx'
import { Identity } from './Identity.tsx'
import styles from './machine.module.css'
import { SmsStep } from './SmsStep.tsx'
import { useIdle } from './useIdle.ts'
import type { Visit } from './visit.ts'

type At = 'IDENTITY' | 'FIRM' | 'SMS' | 'CONTRACT' | 'HANDOVER'

export function VisitScreens({ visit, onOver }: { visit: Visit; onOver: () => void }) {
  const t = useWords(machine)
  const [at, setAt] = useState<At>('IDENTITY')
  const [running, setRunning] = useState(false)
  const over = (result: MachineResult) => {
    visit.end(result)
    onOver()
  }
  const signed = at === 'HANDOVER'
  const { left, stay } = useIdle(() => over(signed ? 'DONE' : 'IDLE'))
  // The browser's way back ends the visit, as does a page that is put aside: the next person finds the start.
  useEffect(() => history.pushState(null, ''), [])
  useEffect(() => {
    const leave = () => over(signed ? 'DONE' : 'LEFT')
    addEventListener('popstate', leave)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('popstate', leave)
      removeEventListener('pagehide', leave)
    }
  })
  const end = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('end'),
      message: t('endAsk'),
      okText: t('end'),
      cancelText: t('stay'),
    })
    if (sure) over('LEFT')
  }
  const common = { visit, onEnd: () => void end() }
  return (
    <>
      {at === 'IDENTITY' && <Identity {...common} onNext={() => setAt('FIRM')} />}
      {at === 'FIRM' && <FirmStep {...common} onNext={() => setAt('SMS')} />}
      {at === 'SMS' && (
        <SmsStep
          {...common}
          onBack={() => setAt('FIRM')}
          onNext={(joined) => {
            setRunning(joined)
            setAt(joined ? 'HANDOVER' : 'CONTRACT')
          }}
        />
      )}
      {at === 'CONTRACT' && <ContractStep {...common} onNext={() => setAt('HANDOVER')} />}
      {at === 'HANDOVER' && (
        <HandoverStep visit={visit} running={running} onDone={() => over('DONE')} />
      )}
      {left !== null && (
        <div className={styles.idle} role="alert">
          <span>
            <strong>{t('idle', { n: left })}</strong> {t('idleNote')}
          </span>
          <Big onClick={stay}>{t('stay')}</Big>
        </div>
      )}
    </>
  )
}
